/** Ids that link tabs and panels (aria-controls, aria-labelledby). */
import {createContext, useContext} from 'react';

const TabIdContext = createContext('');

export const TabIdProvider = TabIdContext.Provider;

/** Id of the tab group that contains a panel. */
export const useTabsId = () => useContext(TabIdContext);

export const getTabId = (tabsId: string, value: string) => `${tabsId}tab-${value}`;

export const getPanelId = (tabsId: string, value: string) => `${tabsId}panel-${value}`;
