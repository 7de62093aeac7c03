import {useId, useRef, useState} from 'react';
import type {KeyboardEvent} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import demoStyles from '../Demo/styles.module.css';
import {getTabTarget} from '../Tabs/tabKeys';
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

/** The files of the playground, one tab for each (ARIA Authoring Practices, Tabs pattern). */
export default function Editor({code, onChange, onRun}: Props) {
  const id = useId();
  const [active, setActive] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  /** After Escape, Tab leaves the field. */
  const leaves = useRef(false);

  const onTabKey = (event: KeyboardEvent) => {
    const target = getTabTarget(event.key, active, files.length);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
    tabs.current[target]?.focus();
  };

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
      <div
        role="tablist"
        tabIndex={-1}
        className={clsx(demoStyles.tabs, 'thin-scrollbar')}
        aria-label={translate({id: 'site.playground.files', message: 'Files'})}
        onKeyDown={onTabKey}
      >
        {files.map((file, index) => (
          <button
            key={file}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === active}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === active ? 0 : -1}
            className={demoStyles.tab}
            onClick={() => setActive(index)}
          >
            {names[file]}
          </button>
        ))}
      </div>
      {files.map((file, index) => (
        <div
          key={file}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={clsx(demoStyles.panel, index === active && demoStyles.activePanel)}
        >
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
        </div>
      ))}
      <div id={`${id}keys`} className={styles.keys}>
        <Translate id="site.playground.keys">
          Ctrl+Enter or ⌘+Enter runs the code. Tab indents; press Escape, then Tab, to leave the field.
        </Translate>
      </div>
    </div>
  );
}
