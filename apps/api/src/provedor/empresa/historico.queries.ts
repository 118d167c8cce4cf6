import { contaEmLinha, type Empresa } from '@balcao/contract/provedor/empresa'
import { type Endereco, enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import type { Db } from '#infra/db/conexao.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'

const enderecoEscrito = async (db: Db, endereco: Endereco) => {
  const [cidade] = await municipiosPorCodigo(db, [endereco.codigo_ibge])
  return enderecoEmLinha(endereco, cidade ? nomeComUf(cidade) : String(endereco.codigo_ibge))
}

/** The record as the history shows it: address and account on one line each. */
export const empresaParaHistorico = async (
  db: Db,
  { endereco, dados_bancarios, usuarios: _, ...resto }: Empresa,
) => ({
  ...resto,
  endereco: endereco && (await enderecoEscrito(db, endereco)),
  dados_bancarios: dados_bancarios && contaEmLinha(dados_bancarios),
})
