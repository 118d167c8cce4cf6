import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import { emLista } from '#textos/emLista.ts'
import { textos } from '../analise.textos.ts'

/** One kind of attachment: the one that counts, or the place of one that is missing. */
export type Documento = {
  tipo: TipoAnexo
  nome: string
  obrigatorio: boolean
  anexo: Anexo | null
  /** Replaced ones, the newest first. */
  anteriores: Anexo[]
}

type Quais = {
  obrigatorios: readonly TipoAnexo[]
  /** Those that nobody has brought too, for who may bring them. */
  comVagos: boolean
}

/** In the order in which they are asked for, with empty places at the end. */
export const documentosDe = (anexos: readonly Anexo[], { obrigatorios, comVagos }: Quais): Documento[] =>
  tiposDeAnexo
    .map((tipo) => {
      const destes = anexos.filter((anexo) => anexo.tipo === tipo)
      return {
        tipo,
        nome: nomesDosAnexos[tipo],
        obrigatorio: obrigatorios.includes(tipo),
        anexo: destes.find(({ atual }) => atual) ?? null,
        anteriores: destes.filter(({ atual }) => !atual),
      }
    })
    .filter((documento) => comVagos || !estaVago(documento))
    .toSorted((a, b) => Number(estaVago(a)) - Number(estaVago(b)))

const estaVago = ({ anexo, obrigatorio, anteriores }: Documento) =>
  !(anexo || obrigatorio || anteriores.length)

const doVeredito = (documentos: readonly Documento[], veredito: Anexo['veredito']) =>
  documentos.filter(({ anexo }) => anexo?.veredito === veredito)
const nomes = (documentos: readonly Documento[]) => emLista(documentos.map(({ nome }) => nome.toLowerCase()))

/** Why the sale cannot be approved yet, in words; null when it can. */
export const porQueNaoAprovar = (documentos: readonly Documento[]): string | null => {
  const obrigatorios = documentos.filter(({ obrigatorio }) => obrigatorio)
  const faltam = obrigatorios.filter(({ anexo }) => !anexo)
  if (faltam.length) return `Falta: ${nomes(faltam)}. Devolva a venda para que seja anexado.`
  const rejeitados = doVeredito(obrigatorios, 'REJEITADO')
  if (rejeitados.length) return `Rejeitado: ${nomes(rejeitados)}. Devolva a venda, ou aprove o anexo.`
  const pendentes = doVeredito(obrigatorios, 'PENDENTE')
  return pendentes.length ? `Aprove antes: ${nomes(pendentes)}.` : null
}

/** Required ones that nobody has judged: a sale that goes back without them may have to go back again. */
export const semVeredito = (documentos: readonly Documento[]): string | null => {
  const pendentes = doVeredito(documentos, 'PENDENTE').filter(({ obrigatorio }) => obrigatorio)
  return pendentes.length ? textos.veredito.ainda(pendentes.map(({ nome }) => nome).join(', ')) : null
}

/** What there is to do next, once the attachments have been judged. */
export const decisaoSugerida = (documentos: readonly Documento[]): 'aprovar' | 'devolver' | null => {
  if (doVeredito(documentos, 'PENDENTE').length) return null
  const falta = documentos.some(({ obrigatorio, anexo }) => obrigatorio && !anexo)
  if (falta || doVeredito(documentos, 'REJEITADO').length) return 'devolver'
  return documentos.some(({ anexo }) => anexo) ? 'aprovar' : null
}

/** The next one without a verdict, from here on and around; -1 when all have one. */
export const proximoPorJulgar = (documentos: readonly Documento[], de: number): number => {
  const aPartir = documentos.map((_, i) => (de + i + 1) % documentos.length)
  return aPartir.find((i) => documentos[i]?.anexo?.veredito === 'PENDENTE') ?? -1
}
