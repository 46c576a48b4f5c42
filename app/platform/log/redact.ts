const hidden = '[redacted]';
const privateNames =
  /token|secret|password|cookie|authorization|e-?mail|phone|address|first_?name|last_?name|session|^ip$/i;
const patterns: readonly [RegExp, string][] = [
  [/(?:[^\s@"'<>=&?/]|(?<=\w)'(?=\w)){1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  [/gid:\/\/shopify\/Cart\/[^\s"']+/g, 'gid://shopify/Cart/[redacted]'],
  // Emailed links and Shopify's address ids contain tokens.
  [/(\/account\/(?:reset|activate)\/[^\s"'?/]+\/)[^\s"'?]+/gi, `$1${hidden}`],
  [/(\/cart\/c\/)[^\s"'?]+/gi, `$1${hidden}`],
  [/(customer_access_token=)[^\s"'&]+/g, `$1${hidden}`],
  // Queries may contain search terms, reset tokens or checkout keys.
  [/(https?:\/\/[^\s"'?]+)\?[^\s"']*/g, '$1?[redacted]'],
  [/\b[a-f0-9]{32,}\b/gi, hidden],
  [/\b(?:shpat|shpss|shpca|shcat|shcrt)_[\w.-]+/g, hidden],
  // JWTs, and values sealed by the shop: those are JWEs with an empty second part.
  [/\beyJ[\w-]+(?:\.[\w-]*){2,4}/g, hidden],
];

const deepest = 4;
const longest = 500;

function redactText(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (secret) clean = clean.replaceAll(secret, hidden);
  for (const [pattern, replacement] of patterns) clean = clean.replace(pattern, replacement);
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean;
}

/** Returns a copy without secrets and personal data. An error becomes an object with name, message and cause. */
export function redact(value: unknown, secrets: readonly string[], depth = 0): unknown {
  if (typeof value === 'string') return redactText(value, secrets);
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 20).map((v) => redact(v, secrets, depth + 1));
  const entries: [string, unknown][] =
    value instanceof Error
      ? [
          ['name', value.name],
          ['message', value.message],
          ['cause', value.cause],
        ]
      : Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [
      name,
      privateNames.test(name) ? hidden : redact(inner, secrets, depth + 1),
    ]),
  );
}
