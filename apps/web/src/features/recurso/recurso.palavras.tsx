import { nomeDoIcone } from '#partes/icone/CampoIcone.textos.ts'
import { mostrarValor } from '#ui/historico/entradas.ts'
import { Icone } from '#ui/Icone.tsx'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import classes from './Recurso.module.css'
import { acoesDoHistorico, cores, rotulos, textos } from './recurso.textos.ts'

const mostrarCampo: Palavras['mostrarCampo'] = (campo, valor) => {
  if (campo === 'icone' && typeof valor === 'string')
    return (
      <span className={classes.emLinha}>
        <Icone nome={valor} tamanho={16} /> {nomeDoIcone(valor)}
      </span>
    )
  if (campo === 'cor')
    return cores.find(({ cor }) => cor === valor)?.nome ?? (valor ? mostrarValor(valor) : textos.corPadrao)
  return mostrarValor(valor)
}

export const palavras: Palavras = { rotulos, acoes: acoesDoHistorico, mostrarCampo }
