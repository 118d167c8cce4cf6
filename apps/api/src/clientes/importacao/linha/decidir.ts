import { isDeepStrictEqual } from 'node:util'
import { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import {
  type CampoDaImportacao,
  camposDaImportacao,
  type camposObrigatorios,
} from '@balcao/contract/clientes/importacao/campos'
import type { ModoDeImportacao, TratoDoOpcional } from '@balcao/contract/clientes/importacao/importacao'
import { semAcento } from '@balcao/contract/valores/texto'
import * as z from 'zod/mini'
import type { ClienteGuardado } from '#clientes/cliente/lote.queries.ts'
import { compilado } from '#infra/http/validar.ts'
import { juntarEnderecos, juntarTelefones } from './contatos.ts'
import { deixarDeFora } from './deixar-de-fora.ts'
import type { LinhaLida, Motivo, Valores } from './ler.ts'

export type Desfecho =
  | { tipo: 'CRIAR'; dados: DadosCliente; avisos: Motivo[] }
  | { tipo: 'ATUALIZAR'; dados: DadosCliente; atual: ClienteGuardado; avisos: Motivo[] }
  | { tipo: 'IGUAL'; avisos: Motivo[] }
  | { tipo: 'REJEITAR'; motivos: Motivo[] }

type Caso = {
  empresaId: string
  modo: ModoDeImportacao
  opcional_errado: TratoDoOpcional
  atual: ClienteGuardado | null
}

/** Someone who comes from another system is a client already, unless the file says otherwise. */
const SITUACAO_DE_QUEM_CHEGA = 'ATIVO'
const TAMANHO_DO_CPF = 11

const SEM_ENDERECOS = { enderecos: [], ocupados: [] }

type Responsavel = NonNullable<ClienteGuardado['responsavel']>

const mesmaPessoa = ({ responsavel_nome: nome, responsavel_cpf: cpf }: Valores, atual: Responsavel) =>
  cpf === undefined ? nome === undefined || semAcento(nome) === semAcento(atual.nome) : cpf === atual.cpf

/** Somebody else takes over nothing: a name on another person's CPF would be nobody. */
const juntarResponsavel = (valores: Valores, atual: Responsavel | null): Responsavel | null => {
  const { responsavel_nome: nome, responsavel_cpf: cpf } = valores
  if (atual && mesmaPessoa(valores, atual)) return { ...atual, nome: nome ?? atual.nome }
  return nome === undefined && cpf === undefined ? null : { nome: nome ?? '', cpf: cpf ?? '' }
}

/** The client after the row. Fields that the row leaves empty stay as they are. */
const juntar = (valores: Valores, empresaId: string, atual: ClienteGuardado | null) => {
  const documento = valores.cpf_cnpj ?? ''
  const pessoa = documento.length > TAMANHO_DO_CPF ? ('PJ' as const) : ('PF' as const)
  const { enderecos, posicao } = juntarEnderecos(valores, atual ?? SEM_ENDERECOS)
  const dados = {
    empresa_id: empresaId,
    tipo_pessoa: pessoa,
    cpf_cnpj: documento,
    nome: valores.nome ?? atual?.nome ?? '',
    nome_social: valores.nome_social ?? atual?.nome_social ?? null,
    nome_fantasia: valores.nome_fantasia ?? atual?.nome_fantasia ?? null,
    rg: valores.rg ?? atual?.rg ?? null,
    inscricao_estadual: valores.inscricao_estadual ?? atual?.inscricao_estadual ?? null,
    data_nascimento: valores.data_nascimento ?? atual?.data_nascimento ?? null,
    nome_mae: valores.nome_mae ?? atual?.nome_mae ?? null,
    responsavel: juntarResponsavel(valores, atual?.responsavel ?? null),
    email: valores.email ?? atual?.email ?? null,
    telefones: juntarTelefones(valores, atual?.telefones ?? [], pessoa),
    enderecos,
    situacao: valores.situacao ?? atual?.situacao ?? SITUACAO_DE_QUEM_CHEGA,
    observacoes: valores.observacoes ?? atual?.observacoes ?? null,
    id_externo: valores.id_externo ?? atual?.id_externo ?? null,
  }
  return { dados, enderecoDaLinha: posicao }
}

const ehCampo = (nome: string): nome is CampoDaImportacao => nome in camposDaImportacao

/** The file's field that a schema error is about. Null when the row did not have it. */
const campoDe = ([primeiro, segundo, terceiro]: PropertyKey[], enderecoDaLinha: number) => {
  if (primeiro === 'telefones') return 'telefone'
  if (primeiro === 'responsavel') return segundo === 'cpf' ? 'responsavel_cpf' : 'responsavel_nome'
  if (primeiro === 'enderecos')
    return segundo === enderecoDaLinha && ehCampo(String(terceiro))
      ? (String(terceiro) as CampoDaImportacao)
      : null
  return ehCampo(String(primeiro)) ? (String(primeiro) as CampoDaImportacao) : null
}

/** A missing field gets one message with its name, instead of every error that the schema finds in it. */
const faltas: Partial<Record<CampoDaImportacao, string>> = {
  cpf_cnpj: 'Falta o CPF ou CNPJ',
  nome: 'Falta o nome ou razão social',
} satisfies Record<(typeof camposObrigatorios)[number], string>

const DADOS = compilado(DadosCliente)

type Conferida = { dados: DadosCliente; avisos: Motivo[] } | { dados: null; motivos: Motivo[] }

const conferir = (lida: LinhaLida, candidato: ReturnType<typeof juntar>): Conferida => {
  const conferido = z.safeParse(DADOS, candidato.dados)
  const motivos = [...lida.motivos]
  // A field that could not be read is not also reported as missing. The city stands for its code.
  const jaDitos = new Set<CampoDaImportacao | null>(
    motivos.map((m) => (m.campo === 'cidade' || m.campo === 'uf' ? 'codigo_ibge' : m.campo)),
  )
  for (const { path, message } of conferido.error?.issues ?? []) {
    const campo = campoDe(path, candidato.enderecoDaLinha)
    if (campo !== null && jaDitos.has(campo)) continue
    const falta = campo !== null && !candidato.dados[campo as 'nome'] ? faltas[campo] : undefined
    if (falta) {
      motivos.push({ campo, texto: falta })
      jaDitos.add(campo)
      continue
    }
    const doEndereco = path[0] === 'enderecos' && campo !== null && lida.valores[campo as 'cep'] === undefined
    const visto = campo === 'codigo_ibge' ? 'cidade' : campo
    if (!doEndereco) motivos.push({ campo: visto, texto: message })
    else if (visto !== null) {
      // With its name: the file may not have the column at all.
      motivos.push({ campo: visto, texto: `Endereço incompleto: falta “${camposDaImportacao[visto]}”` })
      jaDitos.add(campo)
    }
  }
  return conferido.success && !motivos.length
    ? { dados: conferido.data, avisos: [] }
    : { dados: null, motivos }
}

/** The row, or the rest of it when wrong values may be left out. */
const conferirTolerando = (lida: LinhaLida, { empresaId, atual, opcional_errado }: Caso): Conferida => {
  const tentar = (parte: LinhaLida) => conferir(parte, juntar(parte.valores, empresaId, atual))
  const inteira = tentar(lida)
  if (inteira.dados || opcional_errado === 'REJEITAR') return inteira
  const resto = deixarDeFora(lida, inteira.motivos)
  if (!resto) return inteira
  const { dados } = tentar(resto.lida)
  return dados ? { dados, avisos: resto.avisos } : inteira
}

const mudou = (atual: ClienteGuardado, dados: DadosCliente) =>
  Object.entries(dados).some(
    ([campo, valor]) => !isDeepStrictEqual(valor, atual[campo as keyof DadosCliente]),
  )

const rejeitar = (motivo: string): Desfecho => ({
  tipo: 'REJEITAR',
  motivos: [{ campo: 'cpf_cnpj', texto: motivo }],
})

/** The outcome of one row, given the client that already has its document. */
export const decidir = (lida: LinhaLida, caso: Caso): Desfecho => {
  const { modo, atual } = caso
  const conferido = conferirTolerando(lida, caso)
  if (!conferido.dados) return { tipo: 'REJEITAR', motivos: conferido.motivos }
  const { dados, avisos } = conferido
  if (atual && !mudou(atual, dados)) return { tipo: 'IGUAL', avisos }
  if (atual && modo === 'CRIAR')
    return rejeitar('Já existe um cliente com este documento, e esta importação só cria novos')
  if (!atual && modo === 'ATUALIZAR')
    return rejeitar('Não existe cliente com este documento, e esta importação só atualiza os existentes')
  return atual ? { tipo: 'ATUALIZAR', dados, atual, avisos } : { tipo: 'CRIAR', dados, avisos }
}
