import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { repartirErros } from './errosDoServidor.ts'
import type { ErroDoServidor, FormularioProps } from './tipos.ts'

const semCampos = ({ campos = {} }: ErroDoServidor) => Object.keys(campos).length === 0

type Envio<V, E> = Pick<FormularioProps<V, E>, 'form' | 'erro' | 'enviando' | 'aoEnviar'>

/**
 * Sending and errors, the same for every form. The server's field errors go under their fields, the first
 * field with an error gets the focus, and what belongs to no field is returned as `erroGeral`.
 */
export function useEnvio<V, E>({ form, erro, enviando, aoEnviar }: Envio<V, E>) {
  const formulario = useRef<HTMLFormElement>(null)
  const focarErro = useRef(false)
  const [semLugar, setSemLugar] = useState<string[]>([])

  const receberErro = useEffectEvent((recebido: ErroDoServidor | null) => {
    const { porCampo, semLugar: outros } = recebido
      ? repartirErros(recebido, (campo) => form.getInputNode(campo) !== null)
      : { porCampo: {}, semLugar: [] }
    setSemLugar(outros)
    if (Object.keys(porCampo).length === 0) return
    focarErro.current = true
    form.setErrors((atuais) => ({ ...atuais, ...porCampo }))
  })
  // By content, not by identity: an error created again at each render must only be applied once.
  const conteudo = erro && JSON.stringify([erro.message, erro.errors, erro.campos])
  // Before the paint, so that a message does not appear at the top and then move under its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `conteudo` identifies the error
  useLayoutEffect(() => receberErro(erro), [conteudo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the errors change
  useEffect(() => {
    const invalido = formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!focarErro.current || !invalido) return
    focarErro.current = false
    invalido.focus()
  }, [form.errors])

  const estavaEnviando = useRef(false)
  // The submit button is disabled while sending, and the browser takes the focus from a disabled element.
  useEffect(() => {
    const terminou = estavaEnviando.current && !enviando
    estavaEnviando.current = enviando
    if (!terminou || document.activeElement !== document.body) return
    formulario.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [enviando])

  const submeter = form.onSubmit((valores) => {
    focarErro.current = false
    if (!enviando) aoEnviar(valores)
  })
  return {
    formulario,
    aoSubmeter: (evento: React.SyntheticEvent<HTMLFormElement>) => {
      focarErro.current = true
      submeter(evento)
    },
    erroGeral:
      erro && (semCampos(erro) || semLugar.length > 0) ? [erro.message, ...semLugar].join('\n') : null,
  }
}
