export const python = `import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
# Keep these where your other data is, for as long as a month: the same id may come again.
seen = set()


def is_genuine(message_id, timestamp, signatures, body):
    # What was signed more than five minutes ago may have been recorded and sent again.
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    return any(hmac.compare_digest(one.encode(), expected) for one in signatures.split(" "))


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > 1_000_000:
            return self.answer(413)
        body = self.rfile.read(int(length))
        message_id = self.headers.get("webhook-id", "")
        timestamp = self.headers.get("webhook-timestamp", "")
        signatures = self.headers.get("webhook-signature", "")
        if not is_genuine(message_id, timestamp, signatures, body):
            return self.answer(401)
        if message_id not in seen:
            seen.add(message_id)
            print(json.loads(body)["type"], message_id, flush=True)
        return self.answer(204)


ThreadingHTTPServer(("", int(os.environ.get("PORT") or 8080)), Receiver).serve_forever()`;
