/** For text fields of several lines, before their length is checked: browsers send line breaks as `\r\n`. */
export const plainText = (sent: string): string => sent.replace(/\r\n?/g, '\n').trim();
