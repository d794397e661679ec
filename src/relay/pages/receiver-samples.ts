// Complete receivers. A test runs both unchanged and sends them real requests.

/** Node with the Standard Webhooks library. */
export const nodeReceiver = `// npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

// During a rotation of the secret there are several, separated by spaces.
const webhooks = process.env.WEBHOOK_SECRET.split(' ').map((secret) => new Webhook(secret));
const seen = new Set(); // In production: a unique column in your database.

function verifiedEvent(body, headers) {
  for (const webhook of webhooks) {
    try {
      return webhook.verify(body, headers); // checks signature and time
    } catch {}
  }
  return null;
}

createServer((request, response) => {
  if (request.method === 'GET') {
    // Optional receipt URL: is the lead with this id stored?
    return response.writeHead(seen.has(request.headers['webhook-id']) ? 200 : 404).end();
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const event = verifiedEvent(Buffer.concat(chunks).toString('utf8'), request.headers);
    if (event === null) return response.writeHead(401).end();
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) {
      console.log('lead', id, JSON.stringify(event.data)); // Store it before you respond.
      seen.add(id);
    }
    response.writeHead(204).end();
  });
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
`;

/** Python 3.9 with the standard library only. */
export const pythonReceiver = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# During a rotation of the secret there are several, separated by spaces.
KEYS = [base64.b64decode(secret[len("whsec_"):]) for secret in os.environ["WEBHOOK_SECRET"].split()]
seen = set()  # In production: a unique column in your database.


def is_signed(headers, body):
    webhook_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{webhook_id}.{timestamp}.".encode() + body
    expected = [b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()) for key in KEYS]
    received = headers.get("webhook-signature", "").encode().split()
    return any(hmac.compare_digest(a, b) for a in received for b in expected)


class Receiver(BaseHTTPRequestHandler):
    def do_GET(self):  # Optional receipt URL: is the lead with this id stored?
        self.send_response(200 if self.headers.get("webhook-id") in seen else 404)
        self.end_headers()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if is_signed(self.headers, body):
            webhook_id = self.headers["webhook-id"]
            if webhook_id not in seen:
                lead = json.loads(body)["data"]
                print("lead", webhook_id, json.dumps(lead), flush=True)  # Store it before you respond.
                seen.add(webhook_id)
            self.send_response(204)
        else:
            self.send_response(401)
        self.end_headers()


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Receiver).serve_forever()
`;
