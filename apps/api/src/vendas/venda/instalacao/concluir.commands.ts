import { calcularPreco } from '@balcao/contract/catalogo/preco/preco'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { DIAS_DE_ARREPENDIMENTO } from '@balcao/contract/vendas/aceite'
import { porQueNaoConclui } from '@balcao/contract/vendas/visita'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { agir } from '../agir.commands.ts'
import { contratoDaVenda } from '../contrato-da-venda.ts'

type Instalada = { versao: number; numero_de_serie: string | null }

/** What was sold stays as frozen. Only its calendar is counted again, from the day on which the service began. */
export const concluirVenda = (contexto: Contexto, id: string, { versao, numero_de_serie }: Instalada) =>
  agir(contexto, 'concluir', id, versao, async (db, atual, autor) => {
    const { fuso_horario, primeira_mensalidade } = await lerConfiguracao(db)
    const hoje = diaNoFuso(new Date(), fuso_horario)
    const impedimento = porQueNaoConclui(atual.agendamento_data, hoje)
    if (impedimento) throw new Recusa(409, 'INSTALACAO_POR_VIR', impedimento)
    await contratoDaVenda().ativar(db, autor, atual, { hoje, numero_de_serie })
    const { plano, adicionais, promocoes, canal } = atual.oferta
    const proporcional = primeira_mensalidade === 'PROPORCIONAL'
    const arrependimento_ate = canal.fora_do_estabelecimento ? somarDias(hoje, DIAS_DE_ARREPENDIMENTO) : null
    return {
      para: 'CONCLUIDA',
      mudancas: {
        preco: calcularPreco({ plano, adicionais, promocoes, data: hoje, proporcional }),
        arrependimento_ate,
      },
    }
  })
