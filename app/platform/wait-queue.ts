/** Callers wait in order of arrival. */
export class WaitQueue<T = void> {
  #waiting: ((value?: T) => void)[] = [];

  /** Undefined if no value arrives within `ms`. */
  wait(ms: number): Promise<T | undefined> {
    return new Promise((resolve) => {
      const resume = (value?: T) => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((other) => other !== resume);
        resolve(value);
      };
      const timer = setTimeout(resume, ms);
      this.#waiting.push(resume);
    });
  }

  resumeFirst(value?: T): void {
    this.#waiting[0]?.(value);
  }

  resumeAll(value?: T): void {
    for (const resume of [...this.#waiting]) resume(value);
  }
}
