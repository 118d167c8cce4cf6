import { BoletoDeTeste } from '@balcao/contract/cobranca/boleto-api'
import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { somarDias } from '@balcao/contract/valores/dia'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { DiaUtil } from '#partes/boleto/DiaUtil.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { useHoje } from '#ui/useHoje.ts'
import { type EmissaoDeTeste, useEmitirDeTeste } from './teste.data.ts'
import { textos } from './teste.textos.ts'

/** Any value and date will do for the bank, so the person need not think of any. */
const VALOR = 10_00
const DIAS_ATE_VENCER = 15

export type Emitido = { id: string; numero: number }

type EmitirDeTesteProps = {
  conta: ContaBancaria
  aoEmitir: (emitido: Emitido) => void
  aoFechar: () => void
}

export function EmitirDeTeste({ conta, aoEmitir, aoFechar }: EmitirDeTesteProps) {
  const hoje = useHoje()
  const [iniciais] = useState<EmissaoDeTeste>({ valor: VALOR, vencimento: somarDias(hoje, DIAS_ATE_VENCER) })
  const criacao = useCriacao<Emitido, EmissaoDeTeste>({
    iniciais,
    esquema: BoletoDeTeste,
    criar: useEmitirDeTeste(conta.id),
    aoCriar: aoEmitir,
  })
  return (
    <FormularioLateral titulo={textos.titulo} textoSalvar={textos.emitir} aoFechar={aoFechar} {...criacao}>
      <Text size="sm" c="dimmed">
        {textos.usaOSalvo}
      </Text>
      {!conta.usada && <Text size="sm">{textos.travaOsDados}</Text>}
      <CampoMoeda name="valor" label={textos.valor} />
      <CampoData name="vencimento" label={textos.vencimento} />
      <DiaUtil dia={criacao.form.values.vencimento} />
    </FormularioLateral>
  )
}
