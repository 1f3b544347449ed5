// How figures are taken and printed.
import { performance } from 'node:perf_hooks';

/** Milliseconds of each of some runs, one after another. */
export async function timed(count: number, work: (n: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) times.push(await took(() => work(n)));
  return times;
}

/** Milliseconds of one run. */
export async function took(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds of processor time of each of some runs, one after another: what else the machine does counts little. */
export function busy(count: number, work: () => unknown): number[] {
  return Array.from({ length: count }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1000;
  });
}

/** The value below which a share of all lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length - 1) * share)] ?? 0;
}

/** A line with the spread of some times. */
export function report(what: string, times: readonly number[]): void {
  const at = (share: number): string => percentile(times, share).toFixed(2);
  line(what, `median ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms   (${times.length} runs)`);
}

/** A line with anything. */
export function line(what: string, said: string): void {
  console.log(`${what.padEnd(66)} ${said}`);
}
