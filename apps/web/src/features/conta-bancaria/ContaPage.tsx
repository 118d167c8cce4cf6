import { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { Alert } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { Icone } from '#ui/Icone.tsx'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { Situacao, SituacaoDeAtivo } from '#ui/Situacao.tsx'
import { BoletoDeTeste } from './BoletoDeTeste.tsx'
import { CamposConta } from './CamposConta.tsx'
import { contas } from './conta-bancaria.data.ts'
import { EsquemaDosValores, type ValoresConta, valoresDe } from './conta-bancaria.formulario.ts'
import { palavras } from './conta-bancaria.palavras.ts'
import { situacoes, textos } from './conta-bancaria.textos.ts'
import { SegredoDosAvisos } from './SegredoDosAvisos.tsx'

const rota = getRouteApi('/_app/admin/empresa/$id/conta/$contaId')

export function ContaPage() {
  const { contaId } = rota.useParams()
  const { data: conta } = useSuspenseQuery(contas.obter(contaId))
  return <EdicaoDeConta key={contaId} conta={conta} />
}

/** Saved before all that the bank asks for was asked. */
const incompleta = (conta: ContaBancaria) => !z.safeParse(EsquemaDosValores, valoresDe(conta)).success

function EdicaoDeConta({ conta }: { conta: ContaBancaria }) {
  const navegar = useNavigate()
  const daEmpresa = { to: '/admin/empresa/$id', params: { id: conta.empresa_id } } as const
  const edicao = useEdicao<ContaBancaria, ValoresConta>({
    registro: conta,
    valoresDe,
    esquemaDoRegistro: ContaBancaria,
    esquemaDosValores: EsquemaDosValores,
    editar: contas.useEditar(conta.id),
  })
  return (
    <PaginaDeRegistro
      titulo={conta.nome}
      selo={
        <>
          <SituacaoDeAtivo ativo={conta.ativo} nomes={situacoes} />
          {conta.padrao && <Situacao tom="informacao">{textos.padrao}</Situacao>}
        </>
      }
      acoes={
        <BotaoExcluirRegistro
          nome={conta.nome}
          textos={textos.exclusao}
          excluir={contas.useExcluir(conta.id)}
          aoExcluir={() => void navegar({ ...daEmpresa, ignoreBlocker: true, replace: true })}
        />
      }
      edicao={edicao}
      palavras={palavras}
      historico={contas.historico(conta.id)}
      aoFechar={() => void navegar(daEmpresa)}
      secoes={
        <>
          <BoletoDeTeste conta={conta} />
          <SegredoDosAvisos conta={conta} />
        </>
      }
    >
      {incompleta(conta) && (
        <Alert color="warning" icon={<Icone nome="tabler:alert-triangle" />}>
          {textos.incompletaExplicada}
        </Alert>
      )}
      <CamposConta form={edicao.form} registrada={conta} />
    </PaginaDeRegistro>
  )
}
