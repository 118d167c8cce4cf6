import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoPercentual } from '#ui/campos/CampoPercentual.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import classes from './CamposConta.module.css'
import type { ValoresConta } from './conta-bancaria.formulario.ts'
import { rotulos, textos } from './conta-bancaria.textos.ts'

const DESCONTO_VAZIO = { valor: 0, dias_antes: 0 }

/** The discount is whole or absent, by a switch. What was typed is kept in case it is switched on again. */
export function CamposDosEncargos({ form }: { form: UseFormReturnType<ValoresConta> }) {
  const { desconto } = form.values
  const guardado = useRef(desconto ?? DESCONTO_VAZIO)
  function ligar(ligado: boolean) {
    if (desconto) guardado.current = desconto
    form.setFieldValue('desconto', ligado ? guardado.current : null)
  }
  return (
    <GrupoDeCampos legenda={textos.encargos} texto={textos.encargosExplicados}>
      <CampoPercentual
        name="multa_percentual"
        label={rotulos.multa_percentual}
        description={textos.multaExplicada}
        inputWrapperOrder={dicaAbaixo}
      />
      <CampoPercentual
        name="juros_percentual_mes"
        label={rotulos.juros_percentual_mes}
        description={textos.jurosExplicados}
        inputWrapperOrder={dicaAbaixo}
      />
      <CampoInterruptor
        label={textos.comDesconto}
        value={desconto !== null}
        onChange={ligar}
        className={classes.largo ?? ''}
      />
      {desconto && (
        <>
          <CampoMoeda name="desconto.valor" label={rotulos.desconto_valor} withAsterisk />
          <CampoNumero
            name="desconto.dias_antes"
            label={rotulos.desconto_dias}
            description={textos.descontoExplicado}
            inputWrapperOrder={dicaAbaixo}
            unidade={textos.dias}
            withAsterisk
          />
        </>
      )}
    </GrupoDeCampos>
  )
}
