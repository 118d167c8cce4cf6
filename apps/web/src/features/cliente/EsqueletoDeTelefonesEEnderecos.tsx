import { Esqueleto } from '#ui/Esqueleto.tsx'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import { rotulos } from './cliente.textos.ts'
import type { ParteProps } from './formulario-do-cliente.ts'
import classes from './Lugares.module.css'

/** Reserves as many rows as there will be phones and addresses. */
export function EsqueletoDeTelefonesEEnderecos({ form, travado }: ParteProps) {
  const { telefones, enderecos } = form.values
  const botao = !travado && <Esqueleto className={classes.botao} />
  return (
    <>
      <GrupoDeCampos legenda={rotulos.telefones}>
        <div className={classes.linhas}>
          {telefones.map(({ chave }) => (
            <Esqueleto key={chave} className={classes.telefone} />
          ))}
          {botao}
        </div>
      </GrupoDeCampos>
      <GrupoDeCampos legenda={rotulos.enderecos}>
        <div className={classes.linhas}>
          {enderecos.map(({ chave }) => (
            <Esqueleto key={chave} className={classes.endereco} />
          ))}
          {botao}
        </div>
      </GrupoDeCampos>
    </>
  )
}
