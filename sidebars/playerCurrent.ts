import {buildPlayerSidebars} from './player';

export default buildPlayerSidebars(process.cwd(), 'current');
