// A real `segue serve` for a benchmark: started, asked over HTTP, ended.
import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../bin/segue.js", import.meta.url));

/** Once it says where it listens. */
export async function startService(...flags) {
  const child = spawn(process.execPath, [command, "serve", "--port", "0", ...flags], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = await new Promise((resolve, reject) => {
    const lines = [];
    createInterface({ input: child.stderr }).on("line", (line) => {
      lines.push(line);
      const found = /http:\S+/.exec(line);
      if (found) resolve(found[0].replace("localhost", "127.0.0.1"));
      else if (lines.length < 20) process.stderr.write(`${line}\n`);
    });
    ended.then(() => reject(new Error(`the server did not start: ${lines.join("\n")}`)));
  });
  // A connection that nobody used for a while is closed from here, before the service does it in mid-question.
  const agent = new Agent({ keepAlive: true, timeout: 30_000 });
  const end = async (signal) => {
    agent.destroy();
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid,
    call: (method, path, body) => send(agent, method, new URL(path, url), body),
    drain: (path) => drain(agent, new URL(path, url)),
    close: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

function send(agent, method, url, body) {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const asked = request(url, { method, agent, headers }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString("utf8");
        if (response.statusCode >= 300) reject(new Error(`${response.statusCode}: ${text}`));
        else resolve(/json/.test(response.headers["content-type"]) ? JSON.parse(text) : text);
      });
      response.on("error", reject);
    });
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** All of it, kept nowhere. */
function drain(agent, url) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (response) => {
      response.on("end", resolve).on("error", reject).resume();
    });
    asked.on("error", reject).end();
  });
}
