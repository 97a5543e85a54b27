import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints the rules of PDF/UA-1 that files break, one a line. */
class PaperJudge {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    for (String file : files) {
      try (var stream = new FileInputStream(file);
          var parser = foundry.createParser(stream, PDFAFlavour.PDFUA_1);
          var validator = foundry.createValidator(PDFAFlavour.PDFUA_1, false)) {
        var result = validator.validate(parser);
        if (result.getTotalAssertions() == 0) System.out.println(file + ": nothing was checked");
        for (TestAssertion assertion : result.getTestAssertions())
          if (assertion.getStatus() == TestAssertion.Status.FAILED)
            System.out.println(file + ": " + assertion.getRuleId().getClause() + " " + assertion.getMessage());
      }
    }
  }
}
