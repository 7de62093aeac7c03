// Ejected from Docusaurus 3.10.2: a disclosure of links. Escape closes it; arrow keys, Home and End move through it.
import {useEffect, useId, useRef, useState} from 'react';
import type {KeyboardEvent} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {getLinkTarget} from '@site/src/components/Disclosure/linkKeys';

export default function DropdownNavbarItemDesktop({items, position, className, onClick: _, ...props}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'];
    events.forEach((event) => document.addEventListener(event, closeOutside));
    return () => events.forEach((event) => document.removeEventListener(event, closeOutside));
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const [button, ...links] = [...(root.current?.querySelectorAll('a') ?? [])];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      button?.focus();
      return;
    }
    const isButton = event.target === button;
    if (isButton && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      setOpen(!isOpen);
      return;
    }
    const target = getLinkTarget(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (target === undefined) return;
    event.preventDefault();
    setOpen(true);
    // A hidden list can receive focus only once it is visible.
    requestAnimationFrame(() => links[target]?.focus());
  }

  return (
    // Handles keys that bubble from the button and the links; the element itself is not a control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
      onKeyDown={onKeyDown}
    >
      <NavbarNavLink
        role="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
