import {useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import FileTabs from './FileTabs';
import styles from './styles.module.css';

interface Props {
  /** File names, in the order of the panels. */
  files: readonly string[];
  /** Files that can be edited live. */
  editable: readonly string[];
  /** One highlighted source for each file. */
  panels: readonly ReactNode[];
  onEdit: (file: string, text: string) => void;
  onReset: (file: string, original: string) => void;
}

interface EditorProps {
  file: string;
  text: string;
  isChanged: boolean;
  onChange: (text: string) => void;
  onReset: () => void;
  onClose: () => void;
}

function Editor({file, text, isChanged, onChange, onReset, onClose}: EditorProps) {
  const id = useId();
  return (
    <div className={styles.editor}>
      <div className={styles.editorHeader}>
        <label htmlFor={id}>
          <Translate id="site.demo.editLabel" values={{file: <code>{file}</code>}}>
            {'Edit {file}; the demo follows'}
          </Translate>
        </label>
        <span className={styles.editorActions}>
          <button type="button" className={styles.small} onClick={onReset} disabled={!isChanged}>
            <Icon name="history" />
            <Translate id="site.demo.reset">Reset</Translate>
          </button>
          <button type="button" className={styles.small} onClick={onClose}>
            <Icon name="check" />
            <Translate id="site.demo.done">Done</Translate>
          </button>
        </span>
      </div>
      <textarea
        id={id}
        className={clsx(styles.textarea, 'thin-scrollbar')}
        value={text}
        onChange={({target}) => onChange(target.value)}
        rows={Math.min(24, text.split('\n').length + 1)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        wrap="off"
      />
    </div>
  );
}

/** The demo's source; some files can be edited live. */
export default function SourceTabs({files, editable, panels, onEdit, onReset}: Props) {
  const [editing, setEditing] = useState<string>();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const sources = useRef<(HTMLDivElement | null)[]>([]);

  const getOriginal = (index: number) => sources.current[index]?.querySelector('pre code')?.textContent ?? '';

  return (
    <div className={styles.source}>
      <FileTabs
        label={translate({id: 'site.demo.sourceLabel', message: 'Source of the demo'})}
        tabs={files.map((file, index) => ({
          file,
          label: (
            <>
              {file}
              {texts[file] !== undefined && (
                <span className={styles.changed}>
                  <Translate id="site.demo.edited">edited</Translate>
                </span>
              )}
            </>
          ),
          panel: (
            <>
              {editing === file && (
                <Editor
                  file={file}
                  text={texts[file] ?? getOriginal(index)}
                  isChanged={texts[file] !== undefined}
                  onChange={(text) => {
                    setTexts({...texts, [file]: text});
                    onEdit(file, text);
                  }}
                  onReset={() => {
                    setTexts(Object.fromEntries(Object.entries(texts).filter(([name]) => name !== file)));
                    onReset(file, getOriginal(index));
                  }}
                  onClose={() => setEditing(undefined)}
                />
              )}
              <div
                ref={(element) => {
                  sources.current[index] = element;
                }}
                className={clsx(styles.code, editing === file && styles.covered)}
              >
                {editable.includes(file) && (
                  <button type="button" className={styles.editButton} onClick={() => setEditing(file)}>
                    <Icon name="edit" />
                    <Translate id="site.demo.edit">Edit live</Translate>
                  </button>
                )}
                {panels[index]}
              </div>
            </>
          ),
        }))}
      />
    </div>
  );
}
