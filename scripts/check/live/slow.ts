/** The checks of one page that take seconds, for index.ts beside this file: samples, and the form of the Markdown. */
import {checkPageSamples} from '../changed/pageSamples';
import {runTool, tools} from '../changed/tools';

async function main(root: string, file: string): Promise<void> {
  const applicable = tools.filter(({name, wants}) => name === 'markdownlint' && wants.test(file));
  const found = await Promise.all([
    checkPageSamples(root, [file]),
    ...applicable.map((tool) => runTool(tool, [file], {root, fix: false})),
  ]);
  process.send?.(found.flat(), () => process.exit());
}

process.on('disconnect', () => process.exit());
void main(process.cwd(), process.argv[2] ?? '');
