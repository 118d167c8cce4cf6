import { useSuspenseQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { EditarModelo } from './EditarModelo.tsx'
import classes from './ModeloTexto.module.css'
import { modelosDeTexto } from './modelo-texto.data.ts'
import { textos } from './modelo-texto.textos.ts'

/** What subscribers read before they accept. */
export function ModelosPage() {
  const { data: modelos } = useSuspenseQuery(modelosDeTexto)
  const podeEditar = usePode('EDITAR.CONFIGURACAO')
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <p className={classes.menor}>{podeEditar ? textos.explicacao : textos.semEditar}</p>
      <div className={classes.modelos}>
        {modelos.map((modelo) => (
          <EditarModelo key={modelo.tipo} modelo={modelo} podeEditar={podeEditar} />
        ))}
      </div>
    </>
  )
}
