/** Splits Kotlin, Java, Swift and Dart into names, numbers and signs; comments are left out, strings are one token each. */
export interface Token {
  text: string;
  /** Offset in the code. */
  start: number;
  isName: boolean;
}

const pattern =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`?[A-Za-z_$][\w$]*`?|\d[\w.]*|\?\.|!\.|\?:|\?\?|!!|::|->|=>|==|!=|<=|>=|&&|\|\||\.\.\.?|\S/g;

export function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  for (const match of code.matchAll(pattern)) {
    const [text] = match;
    if (text.startsWith('//') || text.startsWith('/*')) continue;
    tokens.push({text: text.replace(/^`|`$/g, ''), start: match.index, isName: /^[`A-Za-z_$]/.test(text)});
  }
  return tokens;
}

const pairs: Record<string, string> = {'(': ')', '[': ']', '{': '}', '<': '>'};

/** The index of the token that closes the bracket at `open`, or of the last token. */
export function findClosing(tokens: readonly Token[], open: number): number {
  const stack: string[] = [];
  for (let index = open; index < tokens.length; index++) {
    const {text} = tokens[index]!;
    if (Object.hasOwn(pairs, text) && (text !== '<' || index === open)) stack.push(pairs[text]!);
    else if (text === stack[stack.length - 1]) {
      stack.pop();
      if (stack.length === 0) return index;
    }
  }
  return tokens.length - 1;
}
