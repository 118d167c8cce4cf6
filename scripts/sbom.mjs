import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dizer, executar, noProjeto } from './comum.mjs'
import { dependenciasDeProducao } from './dependencias.mjs'

const arquivo = process.argv[2] ?? noProjeto('sbom.cdx.json')

const purl = (nome, versao) => `pkg:npm/${nome.replace('@', '%40')}@${versao}`

/** A registry says sha512 in base64, CycloneDX in hexadecimal. */
const hashes = (integridade = '') =>
  integridade
    .split(' ')
    .filter((um) => um.startsWith('sha512-'))
    .map((um) => ({ alg: 'SHA-512', content: Buffer.from(um.slice(7), 'base64').toString('hex') }))

/** An SPDX expression goes as one; a single name as an id. */
const licenses = (licenca) => {
  if (!licenca) return []
  return / (AND|OR) /.test(licenca) ? [{ expression: licenca }] : [{ license: { id: licenca } }]
}

const componente = ({ nome, versao, licenca, integridade, opcional }) => ({
  type: 'library',
  'bom-ref': purl(nome, versao),
  name: nome,
  version: versao,
  scope: opcional ? 'optional' : 'required',
  hashes: hashes(integridade),
  licenses: licenses(licenca),
  purl: purl(nome, versao),
})

await executar(() => {
  const { name, version, license, description } = JSON.parse(readFileSync(noProjeto('package.json'), 'utf8'))
  const principal = { type: 'application', 'bom-ref': purl(name, version), name, version, description }
  const components = dependenciasDeProducao().map(componente)
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { ...principal, licenses: licenses(license), purl: purl(name, version) },
    },
    components,
  }
  writeFileSync(arquivo, `${JSON.stringify(sbom, null, 2)}\n`)
  dizer(`${components.length} dependências em ${arquivo}`)
})
