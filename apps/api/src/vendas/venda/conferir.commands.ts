import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { limparDocumento } from '@balcao/contract/valores/documento'
import { codigosDoEnvio } from '@balcao/contract/vendas/envio'
import { type Falta, faltasDoRascunho } from '@balcao/contract/vendas/faltas'
import type { CanalDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { type ClienteDaVenda, DadosDaVenda, EnderecoDaVenda } from '@balcao/contract/vendas/venda-dados'
import { travarComprador } from '#clientes/cliente/da-venda.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import { anexosPresentes } from './anexos.queries.ts'
import { compradorDe, preenchidosDe } from './comprador.ts'
import { prepararVenda } from './preparo.queries.ts'

/** A sale in which nothing is missing. */
export type Conferida = {
  hoje: string
  canal: CanalDaVenda
  /** The client's record, locked. Null: a new client. */
  registro: Cliente | null
  comprador: ClienteDaVenda
  endereco: EnderecoDaVenda & { cidade: string; uf: string }
  resto: DadosDaVenda
}

/** Refuses with everything that is missing, each with its step and field. */
export const recusarIncompleta = (faltas: Falta[]) =>
  new Recusa(422, codigosDoEnvio.faltam, 'Falta algo para enviar a venda', {
    motivos: faltas.map(({ texto }) => texto),
    atual: { faltas },
  })

/** Reads the sale anew: whatever the screen said, what counts is what is stored here and now. */
export const conferirVenda = async (
  db: Db,
  quem: Pessoa,
  id: string,
  dados: DadosDoRascunho,
): Promise<Conferida> => {
  const { hoje, empresas, canais, dias_vencimento } = await prepararVenda(db, quem)
  const empresa_id = empresas.find((e) => e.id === dados.empresa_id)?.id
  const canal = canais.find(({ id }) => id === dados.canal_venda_id)
  const serve = empresa_id && canal && (canal.empresas === null || canal.empresas.includes(empresa_id))
  const registro = empresa_id ? await registroDe(db, quem, empresa_id, dados) : null
  const endereco = await enderecoDe(db, dados, registro)

  const conhecidos = {
    ...dados,
    empresa_id,
    canal_venda_id: serve ? canal.id : undefined,
    cliente: registro ? { ...dados.cliente, id: registro.id } : semId(dados.cliente),
    endereco: endereco ? { ...dados.endereco } : semId(dados.endereco),
  }
  const faltas = faltasDoRascunho(conhecidos, {
    hoje,
    noRegistro: registro ? preenchidosDe(registro) : [],
    tipoNoRegistro: registro?.tipo_pessoa,
    nascimentoNoRegistro:
      registro?.tipo_pessoa === 'PJ' ? registro.responsavel?.data_nascimento : registro?.data_nascimento,
    canal: serve ? canal : null,
    diasDeVencimento: dias_vencimento,
    anexos: await anexosPresentes(db, id),
  })
  faltas.push(...outrasFaltas(dados, registro, endereco))
  if (faltas.length || !serve || !endereco) throw recusarIncompleta(faltas)
  const { cliente: _, endereco: __, formato: ___, vendedor_id: ____, ...resto } = conhecidos
  return {
    hoje,
    canal: { ...canal, empresas: null },
    registro,
    comprador: compradorDe(dados, registro),
    endereco,
    resto: DadosDaVenda.parse(resto),
  }
}

const semId = <T extends { id?: string | undefined }>({ id: _, ...resto }: T) => resto

const registroDe = (db: Db, quem: Pessoa, empresa_id: string, { cliente }: DadosDoRascunho) => {
  const cpf_cnpj = limparDocumento(cliente.cpf_cnpj ?? '')
  return travarComprador(db, quem, { empresa_id, id: cliente.id, cpf_cnpj })
}

/** An address of the client's record, or the one that was typed. Null while it is not whole. */
const enderecoDe = async (db: Db, { endereco }: DadosDoRascunho, registro: Cliente | null) => {
  const { id, ...digitado } = endereco
  const doRegistro = id && registro?.enderecos.find((e) => e.id === id)
  if (id && !doRegistro) return null
  if (doRegistro) {
    const { id: _, tipo: __, ...resto } = doRegistro
    return resto
  }
  const lido = EnderecoDaVenda.safeParse({ ...SEM_EXTRAS, ...digitado })
  if (!lido.success) return null
  const [cidade] = await municipiosPorCodigo(db, [lido.data.codigo_ibge])
  return cidade ? { ...lido.data, cidade: cidade.nome, uf: cidade.uf } : null
}
const SEM_EXTRAS = { complemento: null, referencia: null, latitude: null, longitude: null }

/** What only the server can tell. */
const outrasFaltas = (
  { cliente, endereco: digitado }: DadosDoRascunho,
  registro: Cliente | null,
  endereco: Conferida['endereco'] | null,
): Falta[] => {
  const faltas: Falta[] = []
  const falta = (etapa: Falta['etapa'], campo: string, texto: string) => faltas.push({ etapa, campo, texto })
  if (cliente.id && !registro)
    falta('cliente', 'cliente.cpf_cnpj', 'Este cadastro não foi encontrado: digite o documento outra vez')
  else if (registro && cliente.cpf_cnpj && limparDocumento(cliente.cpf_cnpj) !== registro.cpf_cnpj)
    falta('cliente', 'cliente.cpf_cnpj', 'Este documento não é o do cadastro escolhido')
  if (registro && cliente.tipo_pessoa && cliente.tipo_pessoa !== registro.tipo_pessoa)
    falta('cliente', 'cliente.tipo_pessoa', 'O cadastro é de outro tipo de pessoa')
  if (digitado.id && !endereco)
    falta('endereco', 'endereco.id', 'Este endereço não está mais no cadastro: escolha outro')
  else if (!digitado.id && !endereco && digitado.codigo_ibge)
    falta('endereco', 'endereco.codigo_ibge', 'Escolha a cidade')
  return faltas
}
