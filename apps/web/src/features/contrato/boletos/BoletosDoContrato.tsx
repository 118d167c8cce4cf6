import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { queryClient } from '#consultas.ts'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { textos as doBoleto } from '#partes/boleto/boleto.textos.ts'
import { LinhasDeBoletos } from '#partes/boleto/LinhasDeBoletos.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import emLados from '#ui/EmLados.module.css'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Secao } from '#ui/Secao.tsx'
import { tardio } from '#ui/tardio.ts'
import { useVivo } from '#vivo/useVivo.ts'
import { boletosDoContrato } from './boletos.data.ts'
import { textos } from './boletos.textos.ts'
import { desatualizados } from './desatualizados.ts'

const EmitirBoletos = tardio(() => import('./EmitirBoletos.tsx').then(({ EmitirBoletos }) => EmitirBoletos))

/** The next to be paid, those overdue first, and where its months are issued. */
export function BoletosDoContrato({ contrato }: { contrato: Contrato }) {
  const [ve, podeEmitir] = [usePode('LISTAR.BOLETO'), usePode('CRIAR.BOLETO')]
  // One that ended before its installation never had a month to charge.
  const emite = podeEmitir && (contrato.situacao !== 'CANCELADO' || contrato.ativo_desde !== null)
  const [emitindo, setEmitindo] = useState(false)
  if (!ve && !emite) return null
  return (
    <Secao
      titulo={doBoleto.titulo}
      acao={
        <span>
          {emite && (
            <Button variant="default" size="compact-sm" mr="xs" onClick={() => setEmitindo(true)}>
              {textos.emitir}
            </Button>
          )}
          {ve && (
            <Button
              variant="default"
              size="compact-sm"
              renderRoot={(props) => (
                <Link to="/admin/boleto" search={{ cliente_plano_id: contrato.id }} {...props} />
              )}
            >
              {doBoleto.verTodos}
            </Button>
          )}
        </span>
      }
    >
      {ve && <Ultimos contrato={contrato} />}
      {emitindo && (
        <Suspense>
          <EmitirBoletos contrato={contrato} aoFechar={() => setEmitindo(false)} />
        </Suspense>
      )}
    </Secao>
  )
}

function Ultimos({ contrato }: { contrato: Contrato }) {
  const consulta = boletosDoContrato(contrato.id)
  const { data, error, refetch } = useQuery(consulta)
  useVivo('boleto', () => void queryClient.invalidateQueries({ queryKey: consulta.queryKey }))
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  if (!data) return <Carregando linhas={3} />
  return data.itens.length === 0 ? (
    <p className={emLados.menor}>{textos.nenhum}</p>
  ) : (
    <>
      {desatualizados(data.itens, contrato).map(({ boleto: { id, numero, valor }, fatura }) => (
        <p key={id} role="note" className={emLados.menor}>
          {textos.desatualizado(numero, formatarDinheiro(valor), fatura ? formatarDinheiro(fatura) : null)}
        </p>
      ))}
      <LinhasDeBoletos boletos={data.itens} />
    </>
  )
}
