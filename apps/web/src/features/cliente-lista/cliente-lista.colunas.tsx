import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { NomeDoCliente } from '#partes/cliente/NomeDoCliente.tsx'
import { cidadeDe } from '#partes/cliente/onde.ts'
import { SituacaoDoCliente } from '#partes/cliente/SituacaoDoCliente.tsx'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { rotulos } from './cliente-lista.textos.ts'

type ColunaDeCliente = Coluna<ClienteResumo>

/** The time is on the record. Here it would need the space of a column. */
const diaDe = (instante: string) => quando(instante).slice(0, 'dd/mm/aaaa'.length)

const identificacao: ColunaDeCliente[] = [
  {
    id: 'nome',
    titulo: rotulos.nome,
    ordenavel: true,
    celula: (c) => <NomeDoCliente nome={c.nome} restrito={c.restrito} />,
  },
  {
    id: 'cpf_cnpj',
    titulo: rotulos.cpf_cnpj,
    celula: (c) => c.cpf_cnpj && formatarDocumento(c.cpf_cnpj),
  },
  {
    id: 'telefone',
    titulo: rotulos.telefone,
    celula: (c) => c.telefone && formatarTelefone(c.telefone),
  },
  { id: 'email', titulo: rotulos.email, opcional: true, celula: (c) => c.email },
  { id: 'cidade', titulo: rotulos.cidade, celula: cidadeDe },
]

const estado: ColunaDeCliente[] = [
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (c) => <SituacaoDoCliente situacao={c.situacao} />,
  },
  { id: 'codigo', titulo: rotulos.codigo, numero: true, opcional: true, celula: (c) => c.codigo },
  {
    id: 'criado_em',
    titulo: rotulos.criado_em,
    ordenavel: true,
    celula: (c) => diaDe(c.criado_em),
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (c) => quando(c.atualizado_em),
  },
]

/** With one column more, the last one would be cut off on an ordinary screen. */
const semLugar = (coluna: ColunaDeCliente) =>
  coluna.id === 'criado_em' ? { ...coluna, opcional: true } : coluna

/** With a single company, its name would be repeated in every row. */
export function colunasDeCliente(empresas: readonly { id: string; nome: string }[]): ColunaDeCliente[] {
  if (empresas.length < 2) return [...identificacao, ...estado]
  const nomes = new Map(empresas.map(({ id, nome }) => [id, nome]))
  const empresa: ColunaDeCliente = {
    id: 'empresa',
    titulo: rotulos.empresa,
    celula: (c) => nomes.get(c.empresa_id),
  }
  return [...identificacao, empresa, ...estado.map(semLugar)]
}
