import { use, useRef } from 'react'
import { CampoCep } from '#ui/campos/CampoCep.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { AvisoDoCep } from './AvisoDoCep.tsx'
import { CampoCidade } from './CampoCidade.tsx'
import classes from './CamposEndereco.module.css'
import { textos } from './endereco.textos.ts'
import type { Local } from './preenchimento.ts'
import { useEnderecoPorCep } from './useEnderecoPorCep.ts'

type CamposEnderecoProps = {
  /** The form's field that holds the address (`ValoresDeEndereco`). */
  name: string
  obrigatorio?: boolean
}

/**
 * An address, inside a form shell. The CEP fills in the rest when it can, and everything can always be typed.
 */
export function CamposEndereco({ name, obrigatorio = true }: CamposEnderecoProps) {
  const formulario = use(ContextoFormulario)
  if (!formulario) throw new Error('CamposEndereco só funciona dentro de um formulário')
  const cep = useRef<HTMLInputElement>(null)
  const logradouro = useRef<HTMLInputElement>(null)
  const numero = useRef<HTMLInputElement>(null)

  const ligar = (campo: string) => formulario.getInputProps(`${name}.${campo}`)
  const porCep = useEnderecoPorCep({
    atual: {
      logradouro: ligar('logradouro').value,
      bairro: ligar('bairro').value,
      codigo_ibge: ligar('codigo_ibge').value,
    } satisfies Local,
    gravar: (mudancas) => {
      for (const [campo, valor] of Object.entries(mudancas)) ligar(campo).onChange(valor)
    },
    aoPreencher: (faltaLogradouro) => {
      // The focus stays if the person has already moved to another field.
      if (document.activeElement !== cep.current) return
      const proximo = faltaLogradouro ? logradouro : numero
      proximo.current?.focus()
    },
  })

  const comum = { withAsterisk: obrigatorio, autoComplete: 'off' }
  return (
    <div className={classes.lugar}>
      <div className={classes.campos}>
        <CampoCep
          {...ligar('cep')}
          ref={cep}
          label={textos.rotulos.cep}
          withAsterisk={obrigatorio}
          disabled={formulario.travado ?? false}
          onChange={(digitado) => {
            ligar('cep').onChange(digitado)
            porCep.digitouCep(digitado)
          }}
        />
        <CampoTexto
          {...comum}
          ref={logradouro}
          name={`${name}.logradouro`}
          label={textos.rotulos.logradouro}
        />
        <AvisoDoCep consulta={porCep.consulta} aceitarOferta={porCep.aceitarOferta} />
        <CampoTexto
          {...comum}
          ref={numero}
          name={`${name}.numero`}
          label={textos.rotulos.numero}
          placeholder={textos.numero}
        />
        <CampoTexto
          autoComplete="off"
          name={`${name}.complemento`}
          label={textos.rotulos.complemento}
          vazio={null}
        />
        <CampoTexto {...comum} name={`${name}.bairro`} label={textos.rotulos.bairro} />
        <CampoCidade {...comum} name={`${name}.codigo_ibge`} label={textos.rotulos.cidade} />
      </div>
    </div>
  )
}
