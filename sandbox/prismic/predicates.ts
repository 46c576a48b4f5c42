import { unparsable } from './api-error';

export type Path = { path: string; column: number };
export type Literal = string | number | boolean;
export type Argument = Path | Literal | Literal[];
export type Predicate = { name: string; args: Argument[]; query: string; column: number };

export const isPath = (argument: Argument | undefined): argument is Path =>
  typeof argument === 'object' && !Array.isArray(argument);

/**
 * A query looks like `[[at(document.type, "page")][…]]`. Throws Prismic's 400 for a syntax error.
 */
export function parsePredicates(query: string): Predicate[] {
  return new Reader(query).predicates();
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  predicates(): Predicate[] {
    const list: Predicate[] = [];
    this.expect('[');
    const outer = this.take('[');
    do list.push(this.predicate());
    while (this.take('['));
    if (outer) this.expect(']');
    this.space();
    if (this.at < this.text.length) throw this.unexpected();
    return list;
  }

  private predicate(): Predicate {
    if (this.take(':')) {
      this.match(/\w+/y);
      this.expect('=');
    }
    this.space();
    const column = this.at + 1;
    const name = this.match(/[a-z][\w.-]*/iy) ?? '';
    this.expect('(');
    const args: Argument[] = [];
    while (!this.take(')')) {
      if (args.length > 0) this.expect(',');
      args.push(this.argument());
    }
    this.expect(']');
    return { name, args, query: this.text, column };
  }

  private argument(): Argument {
    if (!this.take('[')) return this.value();
    const list: Literal[] = [];
    while (!this.take(']')) {
      if (list.length > 0) this.expect(',');
      const value = this.value();
      if (isPath(value)) throw this.unexpected();
      list.push(value);
    }
    return list;
  }

  private value(): Path | Literal {
    this.space();
    const column = this.at + 1;
    const string = this.match(/"(?:\\.|[^"\\])*"/y);
    if (string !== null) return string.slice(1, -1).replace(/\\(.)/g, '$1');
    const number = this.match(/-?\d+(\.\d+)?(?![\w.])/y);
    if (number !== null) return Number(number);
    const word = this.match(/[a-z][\w.-]*/iy);
    if (word === null) throw this.unexpected();
    return word === 'true' || word === 'false' ? word === 'true' : { path: word, column };
  }

  private match(pattern: RegExp): string | null {
    this.space();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.at += found[0].length;
    return found[0];
  }

  private take(character: string): boolean {
    this.space();
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private expect(character: string): void {
    if (!this.take(character)) throw this.unexpected(`'${character}' expected`);
  }

  private space(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\n') this.at += 1;
  }

  private unexpected(what?: string) {
    const found = this.text[this.at];
    return unparsable(
      what ?? (found ? `unexpected '${found}'` : 'unexpected end'),
      this.text,
      this.at + 1,
    );
  }
}
