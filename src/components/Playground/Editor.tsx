import {useId, useRef} from 'react';
import type {KeyboardEvent} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import FileTabs from '../Demo/FileTabs';
import demoStyles from '../Demo/styles.module.css';
import {getInsertion} from './keys';
import type {Code} from './link';
import styles from './styles.module.css';

type File = keyof Code;

const files: readonly File[] = ['script', 'html', 'css'];
const names: Readonly<Record<File, string>> = {script: 'main.js', html: 'index.html', css: 'style.css'};

interface Props {
  code: Code;
  onChange: (code: Code) => void;
  onRun: () => void;
}

/** Puts text in place of the selection so that the browser can undo it. */
function insert(field: HTMLTextAreaElement, text: string): void {
  // The only way to write into a field's history of edits. Where it does not work, undo is what is lost.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** The files of the playground, to edit. */
export default function Editor({code, onChange, onRun}: Props) {
  const id = useId();
  /** After Escape, Tab leaves the field. */
  const leaves = useRef(false);

  const onFieldKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, currentTarget} = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onRun();
      return;
    }
    const isLeaving = leaves.current && key === 'Tab';
    leaves.current = key === 'Escape';
    if (isLeaving || ctrlKey || metaKey || altKey || shiftKey || event.nativeEvent.isComposing) return;
    const insertion = getInsertion(key, currentTarget.value, currentTarget.selectionStart);
    if (!insertion) return;
    event.preventDefault();
    insert(currentTarget, insertion.text);
  };

  return (
    <div className={demoStyles.source}>
      <FileTabs
        label={translate({id: 'site.playground.files', message: 'Files'})}
        tabs={files.map((file) => ({
          file: names[file],
          panel: (
            <textarea
              className={clsx(demoStyles.textarea, styles.field, 'thin-scrollbar')}
              aria-label={names[file]}
              aria-describedby={`${id}keys`}
              value={code[file]}
              onChange={({target}) => onChange({...code, [file]: target.value})}
              onKeyDown={onFieldKey}
              onBlur={() => {
                leaves.current = false;
              }}
              rows={18}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              wrap="off"
            />
          ),
        }))}
      />
      <div id={`${id}keys`} className={styles.keys}>
        <Translate id="site.playground.keys">
          Ctrl+Enter or ⌘+Enter runs the code. Tab indents; press Escape, then Tab, to leave the field.
        </Translate>
      </div>
    </div>
  );
}
