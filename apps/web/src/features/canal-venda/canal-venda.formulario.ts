import type { TipoAnexo } from '@balcao/contract/base/anexo'
import {
  type CanalVenda,
  DadosCanalVenda,
  nomesDosAnexos,
  nomesDosCanais,
} from '@balcao/contract/provedor/canal-venda'
import type { TipoCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { acoesDoHistorico, rotulos } from './canal-venda.textos.ts'

/** A new channel has no type until one is chosen. */
export type ValoresCanal = Omit<DadosCanalVenda, 'tipo'> & { tipo: TipoCanal | null }

export const EsquemaDosValores = DadosCanalVenda

export const canalNovo: ValoresCanal = {
  nome: '',
  tipo: null,
  anexos_obrigatorios: [],
  exige_aceite_digital: false,
  fora_do_estabelecimento: false,
  roteiro_audio: null,
  todas_empresas: true,
  empresas: [],
  ativo: true,
}

export const valoresDe = (canal: CanalVenda): ValoresCanal => ({
  nome: canal.nome,
  tipo: canal.tipo,
  anexos_obrigatorios: canal.anexos_obrigatorios,
  exige_aceite_digital: canal.exige_aceite_digital,
  fora_do_estabelecimento: canal.fora_do_estabelecimento,
  roteiro_audio: canal.roteiro_audio,
  todas_empresas: canal.todas_empresas,
  empresas: canal.empresas.map(({ id }) => id),
  ativo: canal.ativo,
})

/**
 * What is sent. The form keeps the list of companies while "every company" makes it irrelevant. The schema
 * has already checked the type.
 */
export const paraEnvio = (valores: ValoresCanal): DadosCanalVenda => ({
  ...valores,
  tipo: valores.tipo as TipoCanal,
  empresas: valores.todas_empresas ? [] : valores.empresas,
})

/** What a channel of this type usually requires. */
type Regras = {
  anexos_obrigatorios: TipoAnexo[]
  exige_aceite_digital: boolean
  fora_do_estabelecimento: boolean
}

const documentos: TipoAnexo[] = ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO', 'COMPROVANTE_ENDERECO']

/**
 * Face to face, the documents are at hand.
 * At a distance, the proof is the recording or the acceptance on the phone.
 */
const sugestoes: Record<TipoCanal, Regras> = {
  LOJA: { anexos_obrigatorios: documentos, exige_aceite_digital: false, fora_do_estabelecimento: false },
  TELEVENDAS: {
    anexos_obrigatorios: ['AUDIO_ACEITE'],
    exige_aceite_digital: false,
    fora_do_estabelecimento: true,
  },
  PORTA_A_PORTA: {
    anexos_obrigatorios: [...documentos, 'COMPROVANTE_VENDA'],
    exige_aceite_digital: true,
    fora_do_estabelecimento: true,
  },
  ONLINE: { anexos_obrigatorios: documentos, exige_aceite_digital: true, fora_do_estabelecimento: true },
  PARCEIRO: { anexos_obrigatorios: documentos, exige_aceite_digital: true, fora_do_estabelecimento: false },
  INDICACAO: { anexos_obrigatorios: documentos, exige_aceite_digital: true, fora_do_estabelecimento: true },
}

const nenhuma: Regras = {
  anexos_obrigatorios: [],
  exige_aceite_digital: false,
  fora_do_estabelecimento: false,
}

const mesmosAnexos = (uns: TipoAnexo[], outros: TipoAnexo[]) =>
  uns.length === outros.length && uns.every((anexo) => outros.includes(anexo))

/**
 * The rules after another type is chosen. Those still as the previous type suggested follow the new type.
 * Those that the person changed stay.
 */
export const regrasAoMudarDeTipo = (de: TipoCanal | null, para: TipoCanal, atuais: Regras): Regras => {
  const antes = de ? sugestoes[de] : nenhuma
  const depois = sugestoes[para]
  return {
    anexos_obrigatorios: mesmosAnexos(atuais.anexos_obrigatorios, antes.anexos_obrigatorios)
      ? depois.anexos_obrigatorios
      : atuais.anexos_obrigatorios,
    exige_aceite_digital:
      atuais.exige_aceite_digital === antes.exige_aceite_digital
        ? depois.exige_aceite_digital
        : atuais.exige_aceite_digital,
    fora_do_estabelecimento:
      atuais.fora_do_estabelecimento === antes.fora_do_estabelecimento
        ? depois.fora_do_estabelecimento
        : atuais.fora_do_estabelecimento,
  }
}

const nomesFixos: Record<string, string> = { ...nomesDosCanais, ...nomesDosAnexos }

/** What somebody typed may look like one of the codes. */
const livres = new Set(['nome', 'roteiro_audio'])

/** `empresas`: names for the ids in a conflict. The history already holds names. */
export const palavrasCom = (empresas: readonly { id: string; nome: string }[]): Palavras => {
  const nomes = new Map([
    ...Object.entries(nomesFixos),
    ...empresas.map(({ id, nome }): [string, string] => [id, nome]),
  ])
  const nomear = (valor: unknown) => (typeof valor === 'string' ? (nomes.get(valor) ?? valor) : valor)
  return {
    rotulos,
    acoes: acoesDoHistorico,
    mostrarCampo: (campo, valor) =>
      mostrarValor(livres.has(campo) ? valor : Array.isArray(valor) ? valor.map(nomear) : nomear(valor)),
  }
}
