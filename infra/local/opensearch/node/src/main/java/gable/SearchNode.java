package gable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.geo.GeoModulePlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of OpenSearch on 127.0.0.1. Arguments: the port, the folder of its data. It ends when its standard input does,
 * so that it outlives no program that started it.
 */
public final class SearchNode extends Node {
  private SearchNode(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "one"),
        List.of(Netty4Plugin.class, GeoModulePlugin.class, CommonAnalysisPlugin.class),
        false);
  }

  public static void main(String[] arguments) throws Exception {
    Thread watch = new Thread(SearchNode::endWithInput);
    watch.setDaemon(true);
    watch.start();
    SearchNode node =
        new SearchNode(
            Settings.builder()
                .put("path.home", Path.of(arguments[1]).toAbsolutePath())
                .put("cluster.name", "gable")
                .put("node.name", "one")
                .put("discovery.type", "single-node")
                .put("network.host", "127.0.0.1")
                .put("http.port", arguments[0])
                .put("transport.port", "0")
                .put("transport.type", "netty4")
                .put("http.type", "netty4")
                .put("cluster.routing.allocation.disk.threshold_enabled", false)
                .build());
    node.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    System.out.println("ready");
    Thread.currentThread().join();
  }

  private static void endWithInput() {
    try {
      while (System.in.read() >= 0) {}
    } catch (IOException error) {
      error.printStackTrace();
    }
    Runtime.getRuntime().halt(0);
  }

  private static void close(Node node) {
    try {
      node.close();
    } catch (Exception error) {
      error.printStackTrace();
    }
  }
}
