import {checkJson} from './data';
import type {CodeProblem} from '../types';

const startLine = /^([A-Z]+ \S+( HTTP\/\d(\.\d)?)?|HTTP\/\d(\.\d)?( \d{3}.*)?)$/;
const headerLine = /^[!#$%&'*+.^_`|~0-9A-Za-z:-]+:\s?.*$/;

/**
 * HTTP requests and responses: start line, headers, blank line, body. A JSON body is checked as JSON.
 * Several messages may follow one another, each with its start line after a blank line.
 */
export function checkHttp(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  const lines = code.split('\n');
  let state: 'start' | 'headers' | 'body' = startLine.test(lines[0]?.trim() ?? '') ? 'start' : 'headers';
  let isJson = false;
  let body: {line: number; text: string[]} | undefined;
  const endBody = (): void => {
    const text = body?.text.join('\n').trimEnd() ?? '';
    if (body && isJson && text.trim()) {
      const {line} = body;
      problems.push(...checkJson(text).map((problem) => ({...problem, line: problem.line + line - 1})));
    }
    body = undefined;
    isJson = false;
  };
  lines.forEach((line, i) => {
    if (state !== 'start' && startLine.test(line) && !lines[i - 1]?.trim()) {
      endBody();
      state = 'start';
    }
    if (state === 'body') {
      body ??= {line: i + 1, text: []};
      body.text.push(line);
    } else if (state === 'start') state = 'headers';
    else if (!line.trim()) state = 'body';
    else if (/^#|^\s+\S/.test(line)) return;
    else if (!headerLine.test(line)) {
      problems.push({
        line: i + 1,
        column: 1,
        message: 'HTTP: expected a header ("Name: value"), or a blank line before the body.',
      });
    } else if (/^content-type:.*json/i.test(line)) isJson = true;
  });
  endBody();
  return problems;
}

const timing = /^((\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(\s+\S+)*\s*$/;
const setting =
  /^(vertical:(rl|lr)|line:-?\d+(\.\d+)?%?(,(start|center|end))?|position:\d+(\.\d+)?%(,(line-left|center|line-right))?|size:\d+(\.\d+)?%|align:(start|center|end|left|right)|region:\S+)$/;

/** WebVTT: header, cue timings, cue settings. A sample without the header is read as part of a file. */
export function checkVtt(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  const lines = code.split('\n');
  const say = (i: number, message: string): void =>
    void problems.push({line: i + 1, column: 1, message: `WebVTT: ${message}`});
  lines.forEach((line, i) => {
    if (/^\s*WEBVTT/.test(line) && (i > 0 || !/^WEBVTT([ \t]|$)/.test(line))) say(i, '"WEBVTT" must open the file.');
    if (!line.includes('-->')) return;
    const match = timing.exec(line);
    if (!match)
      return say(
        i,
        'a cue timing is "00:00:01.000 --> 00:00:04.000", with three decimals and spaces around the arrow.',
      );
    const [, start = '', , end = ''] = match;
    if (toSeconds(start) >= toSeconds(end)) say(i, 'the cue ends before it starts.');
    const wrong = line
      .slice(line.indexOf(end, line.indexOf('-->')) + end.length)
      .trim()
      .split(/\s+/)
      .find((one) => one && !setting.test(one));
    if (wrong) say(i, `"${wrong}" is not a cue setting.`);
    if (lines[i - 1]?.trim() && lines[i - 2]?.trim()) say(i, 'a cue needs a blank line before it.');
  });
  return problems;
}

function toSeconds(time: string): number {
  return time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}
