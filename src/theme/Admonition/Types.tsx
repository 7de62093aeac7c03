// Ejected from Docusaurus 3.10.2: the site's own icons, and one component for all types.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {Props} from '@theme/Admonition';
import Icon from '../../components/Icon';

/** @param getTitle called during rendering, because the title depends on the page's language. */
function createType(icon: string, infimaName: string, getTitle: () => ReactNode) {
  return function AdmonitionType({className, ...props}: Props) {
    return (
      <AdmonitionLayout
        icon={<Icon name={icon} />}
        title={getTitle()}
        {...props}
        className={clsx(`alert alert--${infimaName}`, className)}
      />
    );
  };
}

const note = createType('info', 'secondary', () => translate({id: 'theme.admonition.note', message: 'note'}));
const tip = createType('tip', 'success', () => translate({id: 'theme.admonition.tip', message: 'tip'}));
const info = createType('info', 'info', () => translate({id: 'theme.admonition.info', message: 'info'}));
const warning = createType('alert', 'warning', () => translate({id: 'theme.admonition.warning', message: 'warning'}));
const danger = createType('alert', 'danger', () => translate({id: 'theme.admonition.danger', message: 'danger'}));

export default {note, tip, info, warning, danger};
