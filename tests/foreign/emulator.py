"""MiniStack with one more page, of what it still has to do. It ends with its parent, and so does all that it started."""
import json
import os
import signal
import sys
import threading

from ministack import app
from ministack.services import dynamodb, lambda_svc, sqs

PAGE = "/_foreign/work"


def count_work() -> dict:
    running, _ = lambda_svc.executions_in_flight()
    records = messages = 0
    for account, region, mapping in lambda_svc._iter_all_esms():
        in_account = lambda_svc._request_account_id.set(account)
        in_region = lambda_svc._request_region.set(region)
        try:
            service, name = mapping["EventSourceArn"].split(":")[2], mapping["EventSourceArn"].split(":", 5)[5]
            if service == "dynamodb":
                end = dynamodb.stream_end_position(name.split("/")[1])
                records += end - lambda_svc._dynamodb_stream_positions.get(mapping["UUID"], 0)
            elif service == "sqs":
                queue = sqs._queues.get(sqs._queue_url(name))
                messages += len(queue["messages"]) if queue else 0
        finally:
            lambda_svc._request_account_id.reset(in_account)
            lambda_svc._request_region.reset(in_region)
    return {"running": running, "records": records, "messages": messages}


answer_ready = app._handle_ready_request


def answer(path: str, request_id: str):
    if path != PAGE:
        return answer_ready(path, request_id)
    return 200, {"Content-Type": "application/json"}, json.dumps(count_work()).encode()


def end_with_parent() -> None:
    sys.stdin.buffer.read()
    os.killpg(os.getpgrp(), signal.SIGKILL)


app._handle_ready_request = answer
threading.Thread(target=end_with_parent, daemon=True).start()
app.main()
