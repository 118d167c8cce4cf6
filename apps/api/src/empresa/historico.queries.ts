import type { DadosBancarios, Empresa } from '@balcao/contract/empresa'
import { type Endereco, enderecoEmLinha } from '@balcao/contract/endereco'
import type { Db } from '../db/conexao.ts'
import { municipiosPorCodigo } from '../municipio/municipio.queries.ts'

const enderecoEscrito = async (db: Db, endereco: Endereco) => {
  const [cidade] = await municipiosPorCodigo(db, [endereco.codigo_ibge])
  return enderecoEmLinha(endereco, cidade ? `${cidade.nome} – ${cidade.uf}` : String(endereco.codigo_ibge))
}

const contaEscrita = ({ banco, agencia, conta, carteira, convenio, chave_pix }: DadosBancarios) =>
  [
    `banco ${banco}`,
    `agência ${agencia}`,
    `conta ${conta}`,
    `carteira ${carteira}`,
    convenio && `convênio ${convenio}`,
    chave_pix && `chave Pix ${chave_pix}`,
  ]
    .filter(Boolean)
    .join(', ')

/** The record as people read it in the history: address and account in one line each. */
export const empresaParaHistorico = async (
  db: Db,
  { endereco, dados_bancarios, usuarios: _, ...resto }: Empresa,
) => ({
  ...resto,
  endereco: endereco && (await enderecoEscrito(db, endereco)),
  dados_bancarios: dados_bancarios && contaEscrita(dados_bancarios),
})
