/**
 * Makes source files of the samples of a page.
 *
 * Samples with a file name, and those that are whole files, are one project with all others of the page that a reader sees beside
 * them: same language, and no tab that hides one when it shows the other. Each project is a package of its own, so that one run of
 * a compiler takes all pages. Where two samples declare the same name, the nearest stands for it.
 */
import {writeBuildScript} from './buildScripts';
import {isFragment, writeFragment} from './fragments';
import type {ImportIndex} from './importIndex';
import {Place} from './place';
import {listProject} from './project';
import {writeResources} from './resources';
import {uniqueFiles, type SampleFile} from './sampleFile';
import type {JvmUnit} from './units';

/** The source files of a page's samples in one language. */
export function createProjects(units: readonly JvmUnit[], index: ImportIndex): SampleFile[] {
  const files = units.filter(({kind}) => kind === 'file');
  const projects = new Map<string, {members: JvmUnit[]; checked: Set<JvmUnit>}>();
  for (const unit of files) {
    const members = listProject(unit, files);
    const key = members.map(({fence}) => fence.index).join();
    const project = projects.get(key) ?? {members, checked: new Set<JvmUnit>()};
    project.checked.add(unit);
    projects.set(key, project);
  }
  let count = 0;
  const sources: SampleFile[] = [];
  for (const {members, checked} of projects.values()) {
    const place = new Place(members, count++);
    const packages = members.map((unit) => place.getPackage(unit));
    sources.push(
      ...members.map((unit) => place.writeFile(unit, checked.has(unit))),
      ...uniqueFiles(place.writeSetups(members)),
      ...writeResources(
        packages,
        members.map(({masked}) => masked),
      ),
    );
  }
  for (const unit of units.filter(isFragment)) {
    const members = listProject(unit, files).filter((member) => member !== unit);
    const place = new Place([...members, unit], count++);
    sources.push(...writeFragment(unit, {members, units}, place, index));
  }
  for (const unit of units)
    if (unit.kind === 'script') sources.push(writeBuildScript(unit, new Place([unit], count++)));
  return sources;
}
