/** Ids that name tabs and their panels to each other. */
import {createContext, useContext} from 'react';

const TabIdContext = createContext('');

export const TabIdProvider = TabIdContext.Provider;

/** The id of the tabs around a panel. */
export const useTabsId = () => useContext(TabIdContext);

export const getTabId = (tabsId: string, value: string) => `${tabsId}tab-${value}`;

export const getPanelId = (tabsId: string, value: string) => `${tabsId}panel-${value}`;
