interface Advisory {
  title: string;
  url: string;
  severity: string;
}

interface Vulnerability {
  name: string;
  severity: string;
  /** Advisories on the package itself, or names of packages that it has from. */
  via: (Advisory | string)[];
}

export interface AuditResult {
  /** Whether the registry answers audits. */
  isAnswered: boolean;
  /** High and critical advisories on packages that readers get parts of. */
  serious: string[];
  others: string[];
}

/**
 * Reads what `npm audit --json` prints.
 * @param shipped names of packages that readers get parts of.
 */
export function judgeAudit(json: string, shipped: ReadonlySet<string>): AuditResult {
  let vulnerabilities: Record<string, Vulnerability> | undefined;
  try {
    ({vulnerabilities} = JSON.parse(json) as {vulnerabilities?: Record<string, Vulnerability>});
  } catch {
    // npm prints no JSON where it fails early.
  }
  const result: AuditResult = {isAnswered: vulnerabilities !== undefined, serious: [], others: []};
  for (const {name, via} of Object.values(vulnerabilities ?? {})) {
    for (const advisory of via) {
      // A package that is only affected through a dependency: the dependency has its own entry.
      if (typeof advisory === 'string') continue;
      const isSerious = shipped.has(name) && /^(high|critical)$/.test(advisory.severity);
      const line = `${name}: ${advisory.severity}: ${advisory.title} (${advisory.url})`;
      (isSerious ? result.serious : result.others).push(line);
    }
  }
  return result;
}
