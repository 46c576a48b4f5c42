import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Concurrent requests for an image share one encoding; at most `concurrency` images are encoded in
 * parallel.
 */
export class DiskCache {
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(
    private readonly folder: string,
    private readonly concurrency: number,
  ) {}

  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const under = this.making.get(key);
    if (under) return under;
    const work = this.fetch(key, make).finally(() => this.making.delete(key));
    this.making.set(key, work);
    return work;
  }

  private async fetch(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.folder, key.slice(0, 2), key);
    const stored = await readFile(path).catch(() => null);
    if (stored) return stored;
    const made = await this.queue(make);
    // Rename after writing, so readers never see a partial image.
    const draft = `${path}.${process.pid}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, made);
    await rename(draft, path);
    return made;
  }

  private async queue(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.busy < this.concurrency) this.busy++;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await make();
    } finally {
      // The waiting job takes over this job's place in `busy`, so no later job can start first.
      const next = this.waiting.shift();
      if (next) next();
      else this.busy--;
    }
  }
}
