import { lerDataPassada, mascararData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { configuracao } from '#configuracao.ts'
import { Andamento } from '#partes/publica/Andamento.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import classes from '#partes/publica/publica.module.css'
import { Entrada } from '#ui/campos/Entrada.tsx'
import { Recusa } from '#ui/Recusa.tsx'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import { codigoDe, codigos, identificar } from './assinante.data.ts'
import { textos } from './assinante.textos.ts'
import { Bloqueado } from './Bloqueado.tsx'
import type { useGuardado } from './guardado.ts'

const t = textos.identidade
type Guardado = ReturnType<typeof useGuardado>

/** Of a whole CPF, typed or pasted, the last ones count. */
const soOsUltimos = (texto: string) => texto.replace(/\D/g, '').slice(-4)
const lerNascimento = (texto: string) =>
  lerDataPassada(texto, diaNoFuso(new Date(), configuracao.fuso_horario))

export function Identidade({ guardado, mudar }: { guardado: Guardado[0]; mudar: Guardado[1] }) {
  const [cpf, setCpf] = useState('')
  const [nascimento, setNascimento] = useState('')
  const [conferido, setConferido] = useState(false)
  const formulario = useRef<HTMLFormElement>(null)

  const { enviar, enviando, erro } = useEnvioAvulso(async () => {
    const body = { t: guardado.t, final_cpf: cpf, data_nascimento: lerNascimento(nascimento) ?? '' }
    mudar({ quem: await identificar({ body }) })
  })
  if (codigoDe(erro) === codigos.bloqueado) return <Bloqueado />

  const faltas = [
    ...(cpf.length < 4 ? [{ campo: 'final_cpf', texto: t.faltaCpf }] : []),
    ...(lerNascimento(nascimento) ? [] : [{ campo: 'data_nascimento', texto: t.faltaNascimento }]),
  ]
  const faltaDe = (campo: string) =>
    conferido ? faltas.find((falta) => falta.campo === campo)?.texto : undefined

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault()
    setConferido(true)
    const [primeira] = faltas
    if (primeira) formulario.current?.querySelector<HTMLInputElement>(`[name="${primeira.campo}"]`)?.focus()
    else if (!enviando) void enviar()
  }
  return (
    <Moldura titulo={t.titulo(configuracao.marca)}>
      <p>{guardado.voltou ? t.deNovo : t.explicacao}</p>
      <form ref={formulario} onSubmit={aoEnviar} noValidate className={classes.pilha}>
        {conferido && faltas.length > 1 && (
          <Recusa>
            {t.confira} {faltas.map(({ texto }) => texto).join('. ')}.
          </Recusa>
        )}
        <Entrada
          size="lg"
          name="final_cpf"
          label={t.finalCpf}
          description={t.exemploCpf}
          inputMode="numeric"
          autoComplete="off"
          limpavel={false}
          texto={cpf}
          aoMudar={(texto) => setCpf(soOsUltimos(texto))}
          error={faltaDe('final_cpf')}
        />
        <Entrada
          size="lg"
          name="data_nascimento"
          label={t.nascimento}
          description={t.exemploNascimento}
          inputMode="numeric"
          autoComplete="bday"
          limpavel={false}
          texto={nascimento}
          mascarar={mascararData}
          aoMudar={setNascimento}
          error={faltaDe('data_nascimento')}
        />
        <Andamento enviando={enviando} erro={erro} />
        <Button type="submit" size="lg" fullWidth loading={enviando}>
          {t.continuar}
        </Button>
      </form>
      <p className={classes.dica}>{t.empresa}</p>
    </Moldura>
  )
}
