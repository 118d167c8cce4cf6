import { porQueNaoDesiste } from '@balcao/contract/vendas/arrependimento'
import { POR_ARREPENDIMENTO } from '@balcao/contract/vendas/contrato'
import { passarUsos } from '#catalogo/promocao/passar-usos.commands.ts'
import { devolverPromocoes } from '#catalogo/promocao/promocao-uso.commands.ts'
import { atualizarComprador, travarComprador } from '#clientes/cliente/da-venda.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { agir } from './agir.commands.ts'
import { exigirAnexosAprovados, motivoDosRejeitados } from './anexos.queries.ts'
import { digitadoNaVenda } from './comprador.ts'
import { contratoDaVenda } from './contrato-da-venda.ts'
import { portaDe, resumoDoVendido } from './porta.ts'
import { prazoDoAceite } from './prazo-do-aceite.ts'
import { exigirQueNaoDecidiu, exigirVendedor } from './vendedor.queries.ts'

type ComVersao = { versao: number }
type ComMotivo = ComVersao & { motivo: string }
type TalvezMotivo = ComVersao & { motivo: string | null }

export const autorizarVenda = (contexto: Contexto, id: string, { versao, motivo }: ComMotivo) =>
  agir(contexto, 'autorizar', id, versao, async (db, atual, { usuario }) => {
    const [resumo, regras] = [resumoDoVendido(atual), atual.restricoes.map(({ regra }) => regra)]
    const autorizacao = { por: usuario.nome, em: new Date().toISOString(), motivo, resumo, regras }
    const para = portaDe({ ...atual, autorizacao })
    const aceite_ate = para === 'AGUARDANDO_ACEITE' ? await prazoDoAceite(db) : null
    return { para, motivo, mudancas: { autorizacao, aceite_ate } }
  })

export const negarVenda = (contexto: Contexto, id: string, { versao, motivo }: ComMotivo) =>
  agir(contexto, 'negar', id, versao, async (db) => {
    await devolverPromocoes(db, id)
    return { para: 'REPROVADA', motivo }
  })

export const devolverVenda = (contexto: Contexto, id: string, { versao, motivo }: TalvezMotivo) =>
  agir(contexto, 'devolver', id, versao, async (db) => {
    // Whoever reads the queue or the seller's list does not see the attachments.
    const dito = motivo || (await motivoDosRejeitados(db, id))
    if (!dito) throw campoInvalido('motivo', 'Diga por que a venda volta, ou rejeite um anexo')
    return { para: 'PENDENTE', motivo: dito }
  })

export const reprovarVenda = (contexto: Contexto, id: string, { versao, motivo }: ComMotivo) =>
  agir(contexto, 'reprovar', id, versao, async (db) => {
    await devolverPromocoes(db, id)
    return { para: 'REPROVADA', motivo }
  })

/** The client's record now becomes what was typed in the sale: the analyst has seen the difference. */
export const aprovarVenda = (contexto: Contexto, id: string, { versao }: ComVersao) =>
  agir(contexto, 'aprovar', id, versao, async (db, atual, autor) => {
    await exigirAnexosAprovados(db, id, atual.oferta.canal.anexos_obrigatorios)
    const { empresa_id, cliente_id, cliente } = atual
    const quais = { empresa_id, id: cliente_id, cpf_cnpj: cliente.cpf_cnpj }
    const registro = await travarComprador(db, autor.usuario, quais)
    if (!registro) throw new Recusa(409, 'CLIENTE_AUSENTE', 'O cadastro deste cliente não existe mais')
    await atualizarComprador(db, autor, registro, digitadoNaVenda(atual))
    await contratoDaVenda().criar(db, atual)
    return { para: 'APROVADA' }
  })

export const cancelarVenda = (contexto: Contexto, id: string, { versao, motivo }: ComMotivo) =>
  agir(contexto, 'cancelar', id, versao, async (db, atual, autor) => {
    // In the order in which a sending locks: the client, then the promotions.
    await contratoDaVenda().cancelar(db, autor, atual, motivo)
    await devolverPromocoes(db, id)
    return { para: 'CANCELADA', motivo }
  })

export const desistirDaVenda = (contexto: Contexto, id: string, { versao }: ComVersao) =>
  agir(contexto, 'desistir', id, versao, async (db, atual, autor) => {
    const impedimento = porQueNaoDesiste(atual.arrependimento_ate, await hojeNoFuso(db))
    if (impedimento) throw new Recusa(409, 'FORA_DO_PRAZO', impedimento)
    await contratoDaVenda().cancelar(db, autor, atual, POR_ARREPENDIMENTO)
    await devolverPromocoes(db, id)
    return { para: 'CANCELADA', motivo: 'Arrependimento' }
  })

export const trocarVendedor = (
  contexto: Contexto,
  id: string,
  { versao, vendedor_id }: ComVersao & { vendedor_id: string },
) =>
  agir(
    contexto,
    'trocar_vendedor',
    id,
    versao,
    async (db, atual) => {
      if (vendedor_id === atual.vendedor_id)
        throw campoInvalido('vendedor_id', 'Esta pessoa já é quem vendeu: escolha outra')
      await exigirVendedor(db, vendedor_id, atual.empresa_id)
      await exigirQueNaoDecidiu(db, vendedor_id, id)
      await passarUsos(db, id, vendedor_id)
      const donos = [...new Set([...atual.donos, vendedor_id])]
      return { para: atual.situacao, mudancas: { vendedor_id, donos } }
    },
    (atual) => atual.vendedor_id === vendedor_id,
  )
