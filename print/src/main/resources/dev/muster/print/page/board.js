/** The places of a board: which one is at a spot, where one lies, and which comes next. */

const round = (value) => Math.round(value * 1e6) / 1e6;

/** The places of the board of a scene. */
export function boardOf(board) {
    return board.grid ? new Grid(board) : new Table(board);
}

/** What both kinds of boards draw in the same way. */
class Board {
    /** A line through the middles of places. */
    wayPath(places) {
        const spots = places.map((place) => this.middle(place)).filter((spot) => spot);
        return spots.length > 1 ? `M${spots.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : '';
    }

    /** Sides of cells, each given by the two cells it lies between. */
    sidesPath() {
        return '';
    }
}

class Grid extends Board {
    constructor(board) {
        super();
        this.board = board;
        this.grid = board.grid;
        this.columns = new Map(this.grid.columnNames.map((name, index) => [name, index]));
        this.rows = new Map(this.grid.rowNames.map((name, index) => [name, index]));
        this.steps = new Map(this.grid.steps.map((step) => [step.direction, step]));
        this.widths = [...new Set(this.grid.columnNames.map((name) => name.length))];
        this.corners = Array.from({ length: this.grid.outline.length / 2 }, (_, i) => ({
            x: this.grid.outline[2 * i],
            y: this.grid.outline[2 * i + 1],
        }));
    }

    /** The middle of a cell by its column and row from 0. */
    spot(column, row) {
        const { x, y, columnStep, rowStep, oddRowShift } = this.grid;
        return { x: x + column * columnStep + (row % 2 === 1 ? oddRowShift : 0), y: y + row * rowStep };
    }

    /** Column and row of a place; undefined for one that is not on the board. */
    cell(place) {
        for (const width of this.widths) {
            const column = this.columns.get(place.slice(0, width));
            const row = this.rows.get(place.slice(width));
            if (column !== undefined && row !== undefined) {
                return { column, row };
            }
        }
        return undefined;
    }

    name(column, row) {
        return this.grid.columnNames[column] + this.grid.rowNames[row];
    }

    middle(place) {
        const cell = this.cell(place);
        return cell && this.spot(cell.column, cell.row);
    }

    /** The place whose middle is nearest to a spot; undefined beyond the edge of the field. */
    at(x, y) {
        const { columns, rows, columnStep, rowStep, oddRowShift } = this.grid;
        let found;
        let least = Infinity;
        const about = Math.round((y - this.grid.y) / rowStep);
        for (let row = Math.max(0, about - 1); row <= Math.min(rows - 1, about + 1); row++) {
            const nearest = Math.round((x - this.grid.x - (row % 2 === 1 ? oddRowShift : 0)) / columnStep);
            const column = Math.min(columns - 1, Math.max(0, nearest));
            const spot = this.spot(column, row);
            const far = Math.hypot(spot.x - x, spot.y - y);
            if (far < least) {
                least = far;
                found = { column, row, spot };
            }
        }
        return found && this.within(x - found.spot.x, y - found.spot.y) ? this.name(found.column, found.row) : undefined;
    }

    /** Whether a spot is within the outline of a cell about 0,0, or a hair beyond it. */
    within(x, y) {
        const hair = 1e-6 * this.board.cell;
        return this.corners.every((from, i) => {
            const to = this.corners[(i + 1) % this.corners.length];
            const area = (to.x - from.x) * -from.y - (to.y - from.y) * -from.x;
            const side = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
            return side * Math.sign(area) >= -hair * this.board.cell;
        });
    }

    /** The next place in a direction, the same where there is none. */
    next(place, direction) {
        const cell = this.cell(place);
        const step = this.steps.get(direction);
        if (!cell || !step) {
            return place;
        }
        const row = cell.row + step.rows;
        const column = cell.column + (cell.row % 2 === 1 ? step.oddColumns : step.columns);
        return row >= 0 && column >= 0 && row < this.grid.rows && column < this.grid.columns
            ? this.name(column, row)
            : place;
    }

    /** The cells that share a side with a cell, or a corner where steps lead over it. */
    neighbours(place) {
        const ways = [...this.steps.keys()].filter((direction) => /^[NESW]+$/.test(direction));
        const sides = this.corners.length === 4 ? ways.filter((direction) => direction.length === 1) : ways;
        return sides.map((direction) => this.next(place, direction)).filter((each) => each !== place);
    }

    /** The outlines of places as one path. */
    path(places) {
        return places
            .map((place) => this.middle(place))
            .filter((spot) => spot)
            .map((spot) => `M${this.corners.map(({ x, y }) => `${round(spot.x + x)} ${round(spot.y + y)}`).join('L')}Z`)
            .join('');
    }

    sidesPath(places) {
        const near = this.board.cell / 100;
        const outline = (place) => {
            const middle = this.middle(place);
            return middle ? this.corners.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y })) : [];
        };
        let path = '';
        for (let i = 0; i + 1 < places.length; i += 2) {
            const theirs = outline(places[i + 1] ?? '');
            const ends = outline(places[i]).filter((one) => theirs.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < near));
            path += ends.length > 1 ? `M${ends.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : '';
        }
        return path;
    }

    /** What the ground of a place is. */
    ground(place) {
        const cell = this.cell(place);
        if (!cell) {
            return '';
        }
        const index = cell.row * this.grid.columns + cell.column;
        const terrain = this.grid.terrains[this.grid.cells[index]] ?? '';
        const height = this.grid.heights[index];
        return height === undefined ? terrain : `${terrain}, height ${height}`;
    }

    /** All places. */
    all() {
        this.names ??= this.grid.rowNames.flatMap((_, row) => this.grid.columnNames.map((__, column) => this.name(column, row)));
        return this.names;
    }

    centre() {
        return this.name((this.grid.columns - 1) >> 1, (this.grid.rows - 1) >> 1);
    }
}

class Table extends Board {
    constructor(board) {
        super();
        this.board = board;
        this.table = board.table;
    }

    write(x, y) {
        return `${round(x)},${round(y)}`;
    }

    read(place) {
        const [x, y] = place.split(',').map(Number);
        return { x, y };
    }

    middle(place) {
        const { x, y } = this.read(place);
        return Number.isFinite(x) && Number.isFinite(y)
            ? { x: x * this.board.cell, y: this.board.height - y * this.board.cell }
            : undefined;
    }

    at(x, y) {
        const { snap, width, height } = this.table;
        if (x < 0 || y < 0 || x > this.board.width || y > this.board.height) {
            return undefined;
        }
        const fine = (value, most) => Math.min(most, Math.max(0, Math.round(value / snap) * snap));
        return this.write(fine(x / this.board.cell, width), fine((this.board.height - y) / this.board.cell, height));
    }

    next(place, direction) {
        const { x, y } = this.read(place);
        const { snap, width, height } = this.table;
        const by = { left: [-snap, 0], right: [snap, 0], up: [0, snap], down: [0, -snap] }[direction];
        return by
            ? this.write(Math.min(width, Math.max(0, x + by[0])), Math.min(height, Math.max(0, y + by[1])))
            : place;
    }

    path(places) {
        const half = (this.table.snap * this.board.cell) / 2;
        return places
            .map((place) => this.middle(place))
            .filter((spot) => spot)
            .map(({ x, y }) => `M${round(x - half)} ${round(y - half)}h${2 * half}v${2 * half}h${-2 * half}Z`)
            .join('');
    }

    neighbours() {
        return [];
    }

    /** A table has too many. */
    all() {
        return [];
    }

    ground() {
        return '';
    }

    centre() {
        return this.write(Math.round(this.table.width / 2), Math.round(this.table.height / 2));
    }

}
