import { type DadosUsuario, EdicaoUsuario, type Usuario } from '@balcao/contract/acesso/usuario'
import { nomesDosProvedores } from '@balcao/contract/acesso/usuario-filtro'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import * as z from 'zod/mini'
import { mostrarValor } from '#ui/historico/entradas.ts'

/**
 * `ativo` has no field of its own, but it is saved with the rest, and somebody else may change it meanwhile.
 */
export const ValoresUsuario = z.omit(EdicaoUsuario, { versao: true, senha_atual: true })
export type ValoresUsuario = z.infer<typeof ValoresUsuario>

const usuarioNovo: DadosUsuario = {
  nome: '',
  email: '',
  telefone: null,
  grupo_permissao_id: '',
  todas_empresas: false,
  empresas: [],
  canal_venda_id: null,
  provedor: 'local',
}

type GrupoOferecido = { id: string; nome: string; concedivel: boolean; vende: boolean }

/** The one that sells, or of several the one with the name it came with. */
const grupoDeQuemVende = (grupos: readonly GrupoOferecido[]) => {
  const queVendem = grupos.filter(({ vende, concedivel }) => vende && concedivel)
  return queVendem.length === 1 ? queVendem[0] : queVendem.find(({ nome }) => nome === 'Vendedor')
}

type Oferecidos = { empresas: readonly { id: string }[]; grupos: readonly GrupoOferecido[] }

/** What there is no choice about is filled in. */
export const convidado = ({ empresas, grupos }: Oferecidos, vendedor: boolean): DadosUsuario => ({
  ...usuarioNovo,
  empresas: empresas.length === 1 ? empresas.map(({ id }) => id) : [],
  grupo_permissao_id: (vendedor && grupoDeQuemVende(grupos)?.id) || '',
})

export const valoresDe = (usuario: Usuario): ValoresUsuario => ({
  nome: usuario.nome,
  email: usuario.email,
  telefone: usuario.telefone,
  grupo_permissao_id: usuario.grupo_permissao_id,
  todas_empresas: usuario.todas_empresas,
  empresas: usuario.empresas.map(({ id }) => id),
  canal_venda_id: usuario.canal_venda_id,
  provedor: usuario.provedor,
  ativo: usuario.ativo,
})

type Opcao = { id: string; nome: string }

/** Names that the record itself brings, for ids that are no longer among the options. */
export const nomesDe = ({ empresas, canal_venda_id, canal_venda }: Usuario): Opcao[] =>
  canal_venda_id && canal_venda ? [...empresas, { id: canal_venda_id, nome: canal_venda }] : empresas

/** A field's value as people read it, in the history and in a conflict. Ids are looked up in `opcoes`. */
export const mostrarCampo = (campo: string, valor: unknown, opcoes: readonly Opcao[] = []): string => {
  const nomeDe = (id: unknown) => opcoes.find((opcao) => opcao.id === id)?.nome ?? mostrarValor(id)
  if (Array.isArray(valor)) return mostrarValor(valor.map(nomeDe))
  if (valor === null) return mostrarValor(valor)
  if (campo === 'telefone') return formatarTelefone(String(valor))
  if (campo === 'provedor')
    return valor === 'microsoft' ? nomesDosProvedores.microsoft : nomesDosProvedores.local
  if (campo === 'meta_receita') return formatarDinheiro(Number(valor))
  if (campo === 'meta_mes') return formatarData(String(valor)).slice(3)
  return nomeDe(valor)
}
