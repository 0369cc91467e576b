#!/bin/sh
#SBATCH --array=1-8
#SBATCH --cpus-per-task=4
mkdir -p parts
muster balance saturday --battles 4000 --threads 4 \
    --part "$SLURM_ARRAY_TASK_ID/8" --out "parts/$SLURM_ARRAY_TASK_ID.json"
