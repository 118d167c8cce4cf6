import { formatarData } from '@balcao/contract/valores/data'
import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'
import { textos } from './acoes.textos.ts'
import type { DialogoProps } from './pedido.ts'
import { QuadroDoEvento } from './QuadroDoEvento.tsx'

const t = textos.cancelar

/** With the fine, or without it. Within the days of withdrawal it is the sale that is undone. */
export function Cancelar(props: DialogoProps) {
  const { hoje, arrependimento_ate, venda } = props.contrato
  const [porque, setPorque] = useState<'CLIENTE' | 'PROVEDOR'>('CLIENTE')
  return (
    <QuadroDoEvento
      {...props}
      tipo="CANCELAMENTO"
      oQueMuda={{ tipo: 'CANCELAMENTO', dados: { culpa_do_provedor: porque === 'PROVEDOR' } }}
    >
      {() => (
        <>
          {arrependimento_ate && arrependimento_ate >= hoje && (
            <Alert color="warning" role="note" p="xs">
              {t.arrependimento(formatarData(arrependimento_ate))}{' '}
              {venda.alcancada && (
                <Anchor
                  renderRoot={(ligado) => (
                    <Link to="/admin/venda/$id" params={{ id: venda.id }} {...ligado} />
                  )}
                >
                  {t.verVenda(venda.protocolo)}
                </Anchor>
              )}
            </Alert>
          )}
          <CartoesDeEscolha
            legenda={t.porque}
            campo="dados.culpa_do_provedor"
            largos
            opcoes={[
              { valor: 'CLIENTE', texto: t.cliente, detalhe: t.comMulta },
              { valor: 'PROVEDOR', texto: t.provedor, detalhe: t.semMulta },
            ]}
            valor={porque}
            aoEscolher={setPorque}
          />
        </>
      )}
    </QuadroDoEvento>
  )
}
