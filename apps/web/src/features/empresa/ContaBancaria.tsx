import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import { CONTA_VAZIA, type ValoresEmpresa } from './empresa.formulario.ts'
import { rotulos, rotulosDaConta, textos } from './empresa.textos.ts'

type ContaBancariaProps = { form: UseFormReturnType<ValoresEmpresa> }

/** The whole account or none of it, by a switch. What was typed is kept in case it is switched on again. */
export function ContaBancaria({ form }: ContaBancariaProps) {
  const { dados_bancarios: conta } = form.values
  const guardada = useRef(conta ?? CONTA_VAZIA)
  function ligar(ligada: boolean) {
    if (conta) guardada.current = conta
    form.setFieldValue('dados_bancarios', ligada ? guardada.current : null)
  }
  const comum = { autoComplete: 'off' }
  const numero = { ...comum, inputMode: 'numeric' as const, withAsterisk: true }
  return (
    <GrupoDeCampos legenda={rotulos.dados_bancarios} texto={textos.contaExplicada}>
      <CampoInterruptor
        label={textos.comConta}
        value={conta !== null}
        onChange={ligar}
        style={{ gridColumn: '1 / -1' }}
      />
      {conta && (
        <>
          <CampoTexto
            {...numero}
            name="dados_bancarios.banco"
            label={rotulosDaConta.banco}
            placeholder={textos.bancoExplicado}
            maxLength={3}
          />
          <CampoTexto
            {...numero}
            name="dados_bancarios.agencia"
            label={rotulosDaConta.agencia}
            maxLength={5}
          />
          <CampoTexto
            {...comum}
            withAsterisk
            name="dados_bancarios.conta"
            label={rotulosDaConta.conta}
            placeholder={textos.contaExemplo}
            maxLength={14}
          />
          <CampoTexto
            {...numero}
            name="dados_bancarios.carteira"
            label={rotulosDaConta.carteira}
            maxLength={4}
          />
          <CampoTexto
            {...comum}
            inputMode="numeric"
            name="dados_bancarios.convenio"
            label={rotulosDaConta.convenio}
            vazio={null}
            maxLength={12}
          />
          <CampoTexto
            {...comum}
            name="dados_bancarios.chave_pix"
            label={rotulosDaConta.chave_pix}
            vazio={null}
            maxLength={77}
          />
        </>
      )}
    </GrupoDeCampos>
  )
}
