import { expect, test } from 'vitest';
import { prefersMarkdown } from './accept';

test.each([
  'text/markdown',
  'TEXT/Markdown; charset=utf-8',
  'text/markdown, text/html',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'text/html;q=0.5,text/markdown;q=0.5',
  'text/markdown;variant=GFM;q=0.8, */*;q=0.2',
  'application/json, text/markdown;q=0.3',
  'text/html;q=0, text/markdown;q=0.001',
])('%j gets Markdown', (accept) => expect(prefersMarkdown(accept)).toBe(true));

test.each([
  null,
  '',
  '*/*',
  'text/*',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0, */*',
  'text/markdown;q=0.4, text/html;q=0.5',
  'text/markdown;q=0.4, text/*;q=0.5',
  'text/markdown;q=0.4, */*',
  'text/markdown;q=2',
  'text/markdown;q=-1',
  'text/markdown;q=',
  'text/markdown-x',
  'application/text/markdown',
])('%j gets HTML', (accept) => expect(prefersMarkdown(accept)).toBe(false));
