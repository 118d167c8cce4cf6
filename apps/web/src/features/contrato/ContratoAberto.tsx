import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { Alert, Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { tonsDoContrato } from '#partes/contrato/tons.ts'
import emLados from '#ui/EmLados.module.css'
import { Icone } from '#ui/Icone.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { useVivo } from '#vivo/useVivo.ts'
import { AdicionaisDoContrato } from './AdicionaisDoContrato.tsx'
import { AcoesDoContrato } from './acoes/AcoesDoContrato.tsx'
import { BoletosDoContrato } from './boletos/BoletosDoContrato.tsx'
import classes from './Contrato.module.css'
import { relerContrato, useBaixarContrato } from './contrato.data.ts'
import { textos } from './contrato.textos.ts'
import { DadosDoContrato } from './DadosDoContrato.tsx'
import { EventosDoContrato } from './EventosDoContrato.tsx'
import { MesesDoContrato } from './MesesDoContrato.tsx'
import { MultaDoContrato } from './MultaDoContrato.tsx'
import { Resumo } from './Resumo.tsx'
import { ResumoDoFim } from './ResumoDoFim.tsx'

export function ContratoAberto({ contrato }: { contrato: Contrato }) {
  const { id, cliente, plano, situacao, mascarado } = contrato
  const [muda, veAtendimentos] = [usePode('EDITAR.CONTRATO'), usePode('LISTAR.ATENDIMENTO')]
  const acabou = situacao === 'CANCELADO'
  const pdf = useBaixarContrato(contrato)
  const aoMudar = useEnderecoDoTitular(cliente.id)
  useVivo('contrato', (ids) => {
    if (!ids || ids.includes(id)) void relerContrato(id)
  })
  return (
    <div className={emLados.pagina}>
      <PaginaCabecalho
        titulo={`${plano.nome} · ${cliente.nome}`}
        selo={<Situacao tom={tonsDoContrato[situacao]}>{nomesDosContratos[situacao]}</Situacao>}
        acoes={
          <>
            {veAtendimentos && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link
                    to="/admin/cliente/$id/plano/$planoId/atendimento"
                    params={{ id: cliente.id, planoId: id }}
                    {...props}
                  />
                )}
              >
                {textos.atendimentos}
              </Button>
            )}
            {!mascarado && (
              <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
                {textos.pdf}
              </Button>
            )}
          </>
        }
      />
      {mascarado && <Alert icon={<Icone nome="tabler:lock" />}>{textos.mascarado}</Alert>}
      {acabou ? <ResumoDoFim contrato={contrato} /> : <Resumo contrato={contrato} />}
      {muda && <AcoesDoContrato contrato={contrato} aoMudar={aoMudar} />}
      <div className={`${emLados.lados} ${classes.lados}`}>
        <div className={emLados.lado}>
          <EventosDoContrato contrato={contrato} aoMudar={aoMudar} />
          {!acabou && <MultaDoContrato contrato={contrato} />}
        </div>
        <div className={classes.direita}>
          <BoletosDoContrato contrato={contrato} />
          {contrato.meses.length > 0 && <MesesDoContrato contrato={contrato} />}
        </div>
        <div className={emLados.lado}>
          <AdicionaisDoContrato contrato={contrato} />
          <DadosDoContrato contrato={contrato} />
        </div>
      </div>
    </div>
  )
}

/** A contract that has another holder now is at that client's address. */
const useEnderecoDoTitular = (titular: string) => {
  const navegar = useNavigate()
  return ({ id, cliente }: Contrato) => {
    if (cliente.id === titular) return
    void navegar({
      to: '/admin/cliente/$id/plano/$planoId',
      params: { id: cliente.id, planoId: id },
      replace: true,
    })
  }
}
