// Listens to what the server tells an open page, and begins again when the connection has gone. By `fetch`, as a page inside Discord names its session in a header.

/** Between two tries, in milliseconds. */
const againMs = 3_000;
/** The server says that it lives every 20 seconds; after so long without, the connection is given up. */
const silentMs = 50_000;

/**
 * Listens for as long as the page is open and its person is let in.
 * @param heard the name and the content of each event.
 * @param lost called whenever the connection is not there.
 */
export async function listen(
  path: string,
  headers: Readonly<Record<string, string>>,
  heard: (event: string, data: string) => void,
  lost: () => void,
): Promise<void> {
  for (;;) {
    const status = await readOnce(path, headers, heard).catch(() => null);
    lost();
    // Whoever is not let in any more is not let in again by asking.
    if (status === 401 || status === 404) return;
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

/** Reads until the connection ends, or has been silent for too long; with which status it answered. */
async function readOnce(
  path: string,
  headers: Readonly<Record<string, string>>,
  heard: (event: string, data: string) => void,
): Promise<number> {
  const given = new AbortController();
  let timer = setTimeout(() => given.abort(), silentMs);
  try {
    const answer = await fetch(path, { headers: { ...headers, accept: 'text/event-stream' }, signal: given.signal });
    if (!answer.ok || answer.body === null) return answer.status;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => given.abort(), silentMs);
      const parts = (text + read.value).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const lines = part.split('\n');
        const field = (name: string): string =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        heard(field('event'), field('data'));
      }
    }
    return answer.status;
  } finally {
    clearTimeout(timer);
  }
}
