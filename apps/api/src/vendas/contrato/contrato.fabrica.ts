import { precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import type { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import { diaNoFuso, somarMeses } from '@balcao/contract/valores/dia'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { ClienteDaVenda } from '@balcao/contract/vendas/venda-dados'
import { NIL, v7 } from 'uuid'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { etiquetaDa } from '#catalogo/oferta/etiqueta.queries.ts'
import { ofertaPara } from '#catalogo/oferta/oferta.queries.ts'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { pessoa } from '#infra/http/contexto.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { canaisDaVenda } from '#vendas/venda/preparo.queries.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { contrato } from './contrato.table.ts'

type Novo = {
  empresa_id: string
  plano_id: string
  /** How old it is. */
  meses?: number
  adicionais?: { id: string; quantidade: number }[]
  /** Null: the best ones. */
  promocoes?: string[] | null
  cliente?: Partial<DadosCliente>
  codigo_ibge?: number
  arrependimento_ate?: string
}

const TUDO = pessoa({ id: NIL, sessaoId: NIL, nome: '', permissoes: [], empresas: null })

/** A client with one address, straight in the database. */
export const umClienteComEndereco = async (
  db: Db,
  empresa_id: string,
  dados: Partial<DadosCliente> = {},
  codigo_ibge = 3509502,
) => {
  const { enderecos: _, ...colunas } = dadosDeCliente(empresa_id, {
    ...{ situacao: 'PROSPECTO', telefones: [telefoneDeTeste()], data_nascimento: '1990-05-01' },
    ...dados,
  })
  const [criado] = await db
    .insert(cliente)
    .values({ ...colunas, id: v7(), codigo_ibge, origem: 'CADASTRO' })
    .returning()
  if (!criado) throw new Error('sem cliente')
  const endereco = { ...enderecoDeTeste({ codigo_ibge }), id: v7(), cliente_id: criado.id, ordem: 0 }
  await db.insert(clienteEndereco).values(endereco)
  return { ...criado, endereco }
}

/** An active contract some months old, with the sale that it came from, straight in the database. */
export const umContrato = async (db: Db, novo: Novo) => {
  const { empresa_id, plano_id, meses = 0, adicionais = [], promocoes = [], codigo_ibge = 3509502 } = novo
  const hoje = diaNoFuso(new Date(), 'America/Sao_Paulo')
  const ativo_desde = somarMeses(hoje, -meses)
  const dono = await umClienteComEndereco(db, empresa_id, { situacao: 'ATIVO', ...novo.cliente }, codigo_ibge)
  const { id: canalId } = await umCanal(db)
  const canal = (await canaisDaVenda(db, TUDO)).find(({ id }) => id === canalId)
  const oferta = await ofertaPara(db, TUDO, { dia: hoje, codigo_ibge, canal_venda_id: canalId }, plano_id)
  const [vendedor] = await db.select({ id: usuario.id }).from(usuario).limit(1)
  if (!canal || !oferta || !vendedor) throw new Error('não há o que vender')
  const vendido = precoDaOferta(oferta, ativo_desde, { adicionais, promocoes })
  const { adicionais: _, promocoes: __, ...plano } = oferta
  const { id: endereco_id, tipo: ___, ...porta } = dono.endereco
  const deQuem = { empresa_id, canal_venda_id: canalId, plano_id, cliente_id: dono.id, endereco_id }
  const [vendida] = await db
    .insert(venda)
    .values({
      ...deQuem,
      ...{ id: v7(), situacao: 'CONCLUIDA', vendedor_id: vendedor.id, donos: [vendedor.id] },
      ...{ cliente_criado: false, codigo_ibge, dados: RASCUNHO_VAZIO },
      cliente: { ...compradorDe(dono), responsavel: null },
      endereco: { ...porta, cidade: 'Campinas', uf: 'SP' },
      oferta: {
        ...{ dia: ativo_desde, plano, canal, adicionais: vendido.adicionais, promocoes: vendido.promocoes },
        etiqueta: await etiquetaDa(db, TUDO, plano_id, {}),
      },
      preco: vendido.preco,
      ...{ cliente_nome: dono.nome, plano_nome: plano.nome, cidade: 'Campinas – SP' },
      mensalidade: vendido.preco.mensalidade_regular,
      ...{ dia_vencimento: 10, forma_pagamento: 'PIX' },
      ...{ agendamento_data: ativo_desde, agendamento_turno: 'MANHA' },
      ...{ restricoes: [], resumo_do_envio: 'fabrica', arrependimento_ate: novo.arrependimento_ate ?? null },
      criado_em: `${ativo_desde}T12:00:00Z`,
    })
    .returning()
  if (!vendida) throw new Error('sem venda')
  const { plano_nome, mensalidade } = vendida
  const [criado] = await db
    .insert(contrato)
    .values({
      ...{ venda_id: vendida.id, cliente_id: dono.id, endereco_id, plano_nome, mensalidade },
      ...{ situacao: 'ATIVO', ativo_desde, cliente_antes: 'PROSPECTO' },
      fidelidade_ate: plano.fidelidade_meses ? somarMeses(ativo_desde, plano.fidelidade_meses) : null,
    })
    .returning()
  if (!criado) throw new Error('sem contrato')
  return { ...criado, hoje, ativo_desde, cliente: dono, venda: vendida }
}

const compradorDe = (dono: Awaited<ReturnType<typeof umClienteComEndereco>>): ClienteDaVenda => ({
  tipo_pessoa: dono.tipo_pessoa,
  cpf_cnpj: dono.cpf_cnpj ?? '',
  nome: dono.nome,
  telefones: dono.telefones,
  nome_social: null,
  nome_fantasia: null,
  rg: null,
  inscricao_estadual: null,
  data_nascimento: dono.data_nascimento,
  nome_mae: null,
  responsavel: null,
  email: null,
})
